import type { Block } from './blocks.ts';
import type { GuideProject } from './guide-project.ts';

/**
 * What an agent reads of the answers to a guide's calls, in the shape in which the guide shows them: a refusal as its text, a
 * result as those of its fields that are shown.
 */
export async function answersTo(
  calls: readonly Block[],
  project: GuideProject,
): Promise<readonly (readonly [Block, string])[]> {
  const asked = calls.map(({ text }) => {
    const [first = '', ...rest] = text.trimEnd().split('\n');
    const [, tool = '', args = ''] = /^(\w+) (.*)$/.exec(first) ?? [];
    return { first, tool, arguments: JSON.parse(args) as unknown, shown: rest.join('\n') };
  });
  const requests = asked.map(({ tool, arguments: given }, id) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name: tool, arguments: given },
  }));
  const lines = [...HANDSHAKE, ...requests].map((message) => JSON.stringify(message)).join('\n');
  const { printed } = await project.run('node src/main.ts mcp', `${lines}\n`);
  const replies = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Reply);
  const answers = asked.map(({ first }, id) => {
    const reply = replies.find((one) => one.id === id)?.result;
    if (reply?.content === undefined) throw new Error(`${first} was not answered: ${printed}`);
    return reply.isError ? reply.content[0]!.text : (JSON.parse(reply.content[0]!.text) as unknown);
  });
  return answers.map((answer, index) => {
    const { first, shown } = asked[index]!;
    const text =
      typeof answer === 'string' ? answer : spaced(partOf(answer, shown === '' ? {} : JSON.parse(shown)));
    return [calls[index]!, `${first}\n${text}\n`] as const;
  });
}

/** Those members of a value that `shown` has too. */
function partOf(value: unknown, shown: unknown): unknown {
  if (!isObject(value) || !isObject(shown)) return value;
  return Object.fromEntries(Object.keys(shown).map((key) => [key, partOf(value[key], shown[key])]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON on one line, with spaces between its parts. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${spaced(member)}`)
    .join(', ')}}`;
}

interface Reply {
  readonly id?: unknown;
  readonly result?: { readonly content?: readonly { readonly text: string }[]; readonly isError?: boolean };
}

const HANDSHAKE = [
  {
    ...{ jsonrpc: '2.0', id: 'hello', method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'reader', version: '1' } },
  },
  { jsonrpc: '2.0', method: 'notifications/initialized' },
];
