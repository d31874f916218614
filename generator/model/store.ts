import type { Server, Store, Tool } from './contract.ts';

/** The store that a tool's calls journal to; undefined where they journal nothing. */
export function storeOf({ effects }: Tool, { stores }: Server): Store | undefined {
  return stores.find(({ name }) => name === effects.journals?.store);
}
