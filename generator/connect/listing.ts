import { isObject } from '../diff/json.ts';
import { oddAnswer } from './fault.ts';
import type { Session } from './session.ts';

/** What a server says of itself. Nothing in it is sure but what is typed here. */
export interface Listing {
  readonly name: string;
  readonly version: string;
  readonly title?: string;
  readonly instructions?: string;
  readonly tools: readonly ListedTool[];
  /** Addresses of its resources and templates. */
  readonly resources: readonly string[];
  /** Names of its prompts. */
  readonly prompts: readonly string[];
}

/** An entry of `tools/list`, as it came. */
export interface ListedTool {
  readonly name: string;
  readonly title?: unknown;
  readonly description?: unknown;
  readonly inputSchema?: unknown;
  readonly outputSchema?: unknown;
  readonly annotations?: unknown;
  readonly _meta?: unknown;
}

/** Most entries, and most pages, that a list may have. */
const MOST_ENTRIES = 10_000;
const MOST_PAGES = 1_000;

/** Reads all lists of a server. Rejects with a ConnectionFault where one is not as the protocol says. */
export async function readListing(session: Session): Promise<Listing> {
  const { serverInfo, capabilities, instructions } = session.greeting;
  const { name, version, title } = isObject(serverInfo) ? serverInfo : {};
  const offers = (what: string) => isObject(capabilities) && isObject(capabilities[what]);
  const listed = async (what: string, method: string, key: string) =>
    offers(what) ? readList(session, method, key) : [];
  const tools = await listed('tools', 'tools/list', 'tools');
  for (const tool of tools) {
    if (typeof tool['name'] !== 'string') throw oddAnswer(session.label, 'tools/list', 'a tool has no name');
  }
  const resources = await listed('resources', 'resources/list', 'resources');
  const prompts = await listed('prompts', 'prompts/list', 'prompts');
  return {
    name: typeof name === 'string' ? name : 'server',
    version: typeof version === 'string' ? version : '',
    ...(typeof title === 'string' && { title }),
    ...(typeof instructions === 'string' && { instructions }),
    tools: tools as unknown as ListedTool[],
    resources: resources.map(({ uri }) => String(uri)),
    prompts: prompts.map((prompt) => String(prompt['name'])),
  };
}

async function readList(
  session: Session,
  method: string,
  key: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const entries: Readonly<Record<string, unknown>>[] = [];
  const odd = (problem: string) => oddAnswer(session.label, method, problem);
  let cursor: unknown;
  for (let page = 0; page < MOST_PAGES; page++) {
    const reply = await session.request(method, cursor === undefined ? {} : { cursor });
    if (reply.kind === 'error') throw odd(reply.message);
    const list = reply.result[key];
    if (!Array.isArray(list) || !list.every(isObject)) throw odd(`its ${key} are no list of objects`);
    entries.push(...list);
    if (entries.length > MOST_ENTRIES) throw odd(`it has more than ${MOST_ENTRIES} entries`);
    const { nextCursor } = reply.result;
    if (nextCursor === undefined || nextCursor === null) return entries;
    if (nextCursor === cursor) throw odd('a page sends on to itself');
    cursor = nextCursor;
  }
  throw odd(`it has more than ${MOST_PAGES} pages`);
}
