import * as module from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Request, Response } from './messages.ts';

// A thread keeps what it compiled apart from the one that started it.
module.enableCompileCache?.();

const port = parentPort!;
const answer = (response: Response) => port.postMessage(response);

port.on('message', async ({ id, name, inputs }: Request) => {
  try {
    const { heavyWork } = await import('./work.ts');
    const work = heavyWork[name as keyof typeof heavyWork] as (input: unknown) => Promise<unknown>;
    const outputs: unknown[] = [];
    for (const input of inputs) outputs.push(await work(input));
    answer({ id, outputs });
  } catch (error) {
    answer({ id, error });
  }
});
