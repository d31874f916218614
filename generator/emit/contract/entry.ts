import type { Tool } from '../../model/contract.ts';
import { type ObjectNode, target } from '../../model/node.ts';
import type { Shared } from '../../model/per-tool.ts';
import { storeOf } from '../../model/store.ts';

/** What a journal entry of the tool has to be; undefined where it journals nothing. */
export function entryNode(tool: Tool, { server, types }: Shared): ObjectNode | undefined {
  const store = storeOf(tool, server);
  if (store === undefined) return undefined;
  const node = types.find(({ name }) => name === store.entry)?.node;
  const inner = node && target(node);
  if (inner?.type !== 'object') throw new Error(`the entry type ${store.entry} is not an object`);
  return inner;
}
