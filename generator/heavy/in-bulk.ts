import { Worker } from 'node:worker_threads';
import type { Request, Response } from './messages.ts';
import type { HeavyWork, Input, Output } from './work.ts';

/** From how many inputs on a second thread is worth its start. */
const MANY: Readonly<Record<keyof HeavyWork, number>> = { validators: 100, types: 4 };

/**
 * Does the work for each input, many of them in a second thread, beside whatever else this one does meanwhile. The outputs are
 * in the order of the inputs, and the same wherever they are made.
 */
export async function inBulk<Name extends keyof HeavyWork>(
  name: Name,
  inputs: readonly Input<Name>[],
): Promise<Output<Name>[]> {
  if (inputs.length >= MANY[name]) return (await inSecondThread(name, inputs)) as Output<Name>[];
  if (inputs.length === 0) return [];
  const { heavyWork } = await import('./work.ts');
  const work = heavyWork[name] as (input: Input<Name>) => Promise<Output<Name>>;
  const outputs: Output<Name>[] = [];
  for (const input of inputs) outputs.push(await work(input));
  return outputs;
}

interface Pending {
  readonly resolve: (outputs: readonly unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

interface SecondThread {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}

let running: SecondThread | undefined;
let requests = 0;

/** The thread ends with its last request, so that a process that watches does not hold on to its memory. */
function inSecondThread(name: string, inputs: readonly unknown[]): Promise<readonly unknown[]> {
  running ??= startThread();
  const { worker, pending } = running;
  const request: Request = { id: requests++, name, inputs };
  return new Promise((resolve, reject) => {
    pending.set(request.id, { resolve, reject });
    worker.postMessage(request);
  });
}

function startThread(): SecondThread {
  // The package is built with names that end in .js.
  const worker = new Worker(
    new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url),
  );
  const pending = new Map<number, Pending>();
  const end = () => {
    running = undefined;
    void worker.terminate();
  };
  worker.on('message', (response: Response) => {
    const { resolve, reject } = pending.get(response.id)!;
    pending.delete(response.id);
    if (pending.size === 0) end();
    if ('error' in response) reject(response.error);
    else resolve(response.outputs);
  });
  worker.on('error', (error) => {
    end();
    for (const { reject } of pending.values()) reject(error);
  });
  return { worker, pending };
}
