import type { PromptContract, ToolListing } from '../../contract.ts';
import type { Server } from '../../server.ts';
import { INVALID_PARAMS, protocolError } from './protocol-error.ts';
import { SCHEMA_PARTS, TEMPLATES } from './resources.ts';

type Reply = Readonly<Record<string, unknown>>;

/** The protocol's own limit. */
const MOST_VALUES = 100;

/** What a client may ask values for. */
export interface Completable {
  readonly server: Server;
  readonly served: ReadonlyMap<string, ToolListing>;
  readonly prompts: readonly PromptContract[];
}

/**
 * Answers `completion/complete`: the values that begin with what was typed, then those that hold it, in the order of
 * their list. An argument of a prompt has the values of its vocabulary, or none; a part of an address has the names
 * that are there. Throws a protocol error for a prompt, an address or an argument that is not there.
 */
export async function complete(completable: Completable, params: Reply): Promise<Reply> {
  const { name: argument, value } = (params['argument'] ?? {}) as Reply;
  if (typeof argument !== 'string' || typeof value !== 'string') {
    throw protocolError(INVALID_PARAMS, 'params.argument must have a name and a value, both text.');
  }
  const candidates = await candidatesOf(completable, (params['ref'] ?? {}) as Reply, argument);
  const typed = value.toLowerCase();
  const begins = candidates.filter((candidate) => candidate.toLowerCase().startsWith(typed));
  const holds = candidates.filter((candidate) => candidate.toLowerCase().indexOf(typed) > 0);
  const found = [...begins, ...holds.filter((candidate) => !begins.includes(candidate))];
  const values = found.slice(0, MOST_VALUES);
  return { completion: { values, total: found.length, hasMore: found.length > values.length } };
}

async function candidatesOf(
  { server, served, prompts }: Completable,
  ref: Reply,
  argument: string,
): Promise<readonly string[]> {
  if (ref['type'] === 'ref/prompt') {
    const prompt = prompts.find(({ name }) => name === ref['name']);
    const asked = prompt?.arguments.find(({ name }) => name === argument);
    if (asked === undefined) {
      throw protocolError(
        INVALID_PARAMS,
        `There is no prompt ${String(ref['name'])} with an argument ${argument}.`,
      );
    }
    if (asked.valuesFrom === undefined) return [];
    return ((await server.vocabulary(asked.valuesFrom))?.entries ?? []).map(({ name }) => name);
  }
  const address = ref['type'] === 'ref/resource' ? ref['uri'] : undefined;
  if (address === TEMPLATES.vocabulary && argument === 'name') {
    return server.vocabularies.map(({ name }) => name);
  }
  if (address === TEMPLATES.schema && argument === 'tool') return [...served.keys()];
  if (address === TEMPLATES.schema && argument === 'part') return SCHEMA_PARTS;
  throw protocolError(
    INVALID_PARAMS,
    `Nothing can be completed in ${String(address)} for ${argument}; the templates are ${Object.values(TEMPLATES).join(' and ')}.`,
  );
}
