import { setImmediate } from 'node:timers/promises';

/** How long work may keep others waiting, in milliseconds. */
const TURN = 40;

/** What long work is watched and stopped with. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly progress: (done: number, total?: number, message?: string) => void;
}

/** Does something for each item, and lets others have their turn between; rejects once the signal says stop. */
export async function forEachInTurns<Item>(
  items: readonly Item[],
  { signal, progress }: Watch,
  work: (item: Item, index: number) => void,
): Promise<void> {
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    if (performance.now() - since > TURN) {
      progress(index, items.length, `${index} of ${items.length} points`);
      await setImmediate();
      signal.throwIfAborted();
      since = performance.now();
    }
    work(item, index);
  }
  progress(items.length, items.length, `${items.length} of ${items.length} points`);
}
