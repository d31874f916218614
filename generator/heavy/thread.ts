import * as module from 'node:module';
import { parentPort } from 'node:worker_threads';
import { type Request, type Response, take } from './messages.ts';

// A thread keeps what it compiled apart from the one that started it.
module.enableCompileCache?.();

const port = parentPort!;
const answer = (response: Response) => port.postMessage(response);

port.on('message', async ({ id, name, inputs, taken }: Request) => {
  try {
    const { heavyWork } = await import('./work.ts');
    const work = heavyWork[name as keyof typeof heavyWork] as (input: unknown) => unknown;
    const outputs: [index: number, output: unknown][] = [];
    for (let at = take(taken); at < inputs.length; at = take(taken))
      outputs.push([at, await work(inputs[at])]);
    answer({ id, outputs });
  } catch (error) {
    answer({ id, error });
  }
});
