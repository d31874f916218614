import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Request, type Response, take } from './messages.ts';
import type { HeavyWork, Input, Output } from './work.ts';

/** From how many inputs on another thread is worth its start. */
const MANY: Readonly<Record<keyof HeavyWork, number>> = { values: 150, validators: 100, types: 4 };

/**
 * Does the work for each input. Many inputs are shared with a second thread, and this one takes its share once it has nothing
 * else to do. The outputs are in the order of the inputs, and the same wherever they are made.
 */
export async function inBulk<Name extends keyof HeavyWork>(
  name: Name,
  inputs: readonly Input<Name>[],
): Promise<Output<Name>[]> {
  if (inputs.length === 0) return [];
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const isShared = inputs.length >= MANY[name] && availableParallelism() > 1;
  if (!isShared) return inOrder(await takeShare(name, inputs, taken));
  const theirs = inSecondThread({ name, inputs, taken });
  const ours = setImmediate().then(() => {
    const left = inputs.length - Atomics.load(new Int32Array(taken), 0);
    // What this thread would have to load for it is worth it for many alone, too.
    return left < MANY[name] ? [] : takeShare(name, inputs, taken);
  });
  return inOrder((await Promise.all([ours, theirs as Promise<Outputs<Output<Name>>>])).flat());
}

type Outputs<Value> = readonly (readonly [index: number, output: Value])[];

async function takeShare<Name extends keyof HeavyWork>(
  name: Name,
  inputs: readonly Input<Name>[],
  taken: SharedArrayBuffer,
): Promise<Outputs<Output<Name>>> {
  const { heavyWork } = await import('./work.ts');
  const work = heavyWork[name] as (input: Input<Name>) => Output<Name> | Promise<Output<Name>>;
  const outputs: [index: number, output: Output<Name>][] = [];
  for (let at = take(taken); at < inputs.length; at = take(taken)) {
    outputs.push([at, await work(inputs[at]!)]);
    // What else waits in this thread has its turn.
    if (inputs.length >= MANY[name]) await setImmediate();
  }
  return outputs;
}

function inOrder<Value>(outputs: Outputs<Value>): Value[] {
  const values: Value[] = new Array(outputs.length);
  for (const [at, output] of outputs) values[at] = output;
  return values;
}

interface Pending {
  readonly resolve: (outputs: Outputs<unknown>) => void;
  readonly reject: (error: unknown) => void;
}

interface SecondThread {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}

let running: SecondThread | undefined;
let requests = 0;

function inSecondThread(request: Omit<Request, 'id'>): Promise<Outputs<unknown>> {
  running ??= startThread();
  const { worker, pending } = running;
  const id = requests++;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ ...request, id } satisfies Request);
  });
}

function startThread(): SecondThread {
  // The package is built with names that end in .js.
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./thread.${extension}`, import.meta.url));
  const pending = new Map<number, Pending>();
  worker.on('message', (response: Response) => {
    const { resolve, reject } = pending.get(response.id)!;
    pending.delete(response.id);
    // A process may end while its thread waits for more.
    if (pending.size === 0) worker.unref();
    if ('error' in response) reject(response.error);
    else resolve(response.outputs);
  });
  worker.on('error', (error) => {
    running = undefined;
    for (const { reject } of pending.values()) reject(error);
  });
  return { worker, pending };
}

/** Ends the second thread, for a process that goes on: it would hold on to its memory. */
export function endSecondThread(): void {
  void running?.worker.terminate();
  running = undefined;
}
