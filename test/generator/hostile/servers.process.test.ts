import { subscribe } from 'node:diagnostics_channel';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolwright } from '../run-toolwright.ts';
import { CALL, moduleOf, TOOL } from '../verify/servers.ts';

// Servers that are up to no good, before each command that works with a server: a clear message, a time limit, no address but the
// server's, no file outside the folder.
const scripted = join(import.meta.dirname, '../../fixtures/scripted-server.mjs');
const root = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A project that was adopted from a sound server and pinned; each case has a copy. */
const sound = join(root, 'sound');

/** Connections to any address, which no server of a command needs. */
let connections = 0;
subscribe('net.client.socket', () => {
  connections += 1;
});
afterAll(() => expect(connections).toBe(0));

beforeAll(async () => {
  mkdirSync(join(sound, 'project'), { recursive: true });
  writeFileSync(join(sound, 'server.mjs'), moduleOf({}));
  for (const word of ['adopt', 'pin']) expect((await run(sound, [word], 60)).status).toBe(0);
});

/** Seconds that a server which hangs is given: enough to start and to answer what it answers, on a busy machine too. */
const WAITED = 15;

function run(folder: string, words: readonly string[], seconds: number) {
  const server = [process.execPath, scripted, join(folder, 'server.mjs')];
  return toolwright(join(folder, 'project'), ...words, '--timeout', String(seconds), '--', ...server);
}

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

/** Runs one command against a server; gives its status and what it printed, in one line. */
async function attempt(module: string, words: readonly string[], seconds: number) {
  const folder = mkdtempSync(join(root, 'case-'));
  cpSync(sound, folder, { recursive: true });
  writeFileSync(join(folder, 'server.mjs'), module);
  const before = filesBelow(folder);
  const { status, out, err } = await run(folder, words, seconds);
  const isNew = (file: string) => !before.includes(file) && !/^project\/adopted(\/|$)/.test(file);
  expect(filesBelow(folder).filter(isNew)).toEqual([]);
  const printed = `${out}${err}`;
  expect(printed).not.toMatch(/^\s+at .*\.[jt]s:\d/m);
  expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  return { status, printed: printed.replace(/\s+/g, ' ') };
}

const COMMANDS = {
  adopt: ['adopt', '--to', 'adopted'],
  verify: ['verify'],
  pin: ['pin'],
  pinned: ['verify', '--pinned'],
} as const;

type Outcome = readonly [status: number, says: string];

interface Hostile {
  readonly is: string;
  readonly module: string;
  /** It is waited for: the time limit is short. */
  readonly hangs?: true;
  readonly says: Readonly<Record<keyof typeof COMMANDS, Outcome>>;
}

const onListing = (what: string) => `if (method === 'tools/list') ${what}`;
const onCall = (what: string) => `if (method === 'tools/call') ${what}`;
const listing = (entry: string) => moduleOf({ listing: `${TOOL}, ${entry}` });
const tool = (name: string, schema = "{ type: 'object' }", rest = '') =>
  `{ name: ${name}, description: 'Odd.', inputSchema: ${schema}, ${rest} }`;

const all = (...outcome: Outcome): Hostile['says'] => ({
  ...{ adopt: outcome, verify: outcome, pin: outcome, pinned: outcome },
});
const DONE: Outcome = [0, 'wrote'];
const KEPT: Outcome = [0, '100 of 100'];
/** What a tool too many comes to. */
const NEW: Outcome = [1, 'is pinned: it is new since version 1.2.3'];

const hostile: readonly Hostile[] = [
  {
    is: 'never answers a greeting',
    hangs: true,
    module: moduleOf({ answer: 'if (true) return new Promise(() => undefined);' }),
    says: all(1, 'T911: initialize got no answer within 15 s'),
  },
  {
    is: 'never answers a list',
    hangs: true,
    module: moduleOf({ answer: onListing('return undefined;') }),
    says: all(1, 'T911: tools/list got no answer within 15 s'),
  },
  {
    is: 'never answers a call',
    hangs: true,
    module: moduleOf({ answer: onCall('return undefined;') }),
    says: {
      ...{ adopt: DONE, pin: DONE, pinned: KEPT },
      verify: [1, 'add, every call is answered: tools/call got no answer within 15 s'],
    },
  },
  {
    is: 'hangs, and ends at no signal',
    hangs: true,
    module: `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); ${moduleOf({ answer: onListing('return undefined;') })}`,
    says: all(1, 'T911: tools/list got no answer within 15 s'),
  },
  {
    is: 'dies while it lists',
    module: moduleOf({ answer: onListing("{ console.error('out of luck'); process.exit(3); }") }),
    says: all(1, 'it ended with status 3, and its last words were: out of luck'),
  },
  {
    is: 'dies in a call',
    module: moduleOf({ answer: onCall('process.exit(4);') }),
    says: {
      ...{ adopt: DONE, pin: DONE, pinned: KEPT },
      verify: [1, 'T912: there was no answer to tools/call: it ended with status 4'],
    },
  },
  {
    is: 'prints to standard output',
    module: moduleOf({ answer: onListing("console.log('Listing \\u001b[31m ...');") }),
    says: {
      adopt: [0, 'T913: standard output has 1 line(s) that are no messages; the first: Listing'],
      verify: [1, 'standard output holds messages alone: 1 line(s) are none; the first: Listing'],
      pin: [0, 'T913: standard output has 1 line(s) that are no messages; the first: Listing'],
      pinned: [0, 'T913: standard output has 1 line(s) that are no messages; the first: Listing'],
    },
  },
  {
    is: 'lists a thousand tools',
    module: moduleOf({
      listing: `${TOOL}, ...Array.from({ length: 999 }, (_, index) => (${tool("'tool_' + index")}))`,
    }),
    says: {
      adopt: [0, 'of 1000 tools'],
      verify: [1, 'and 979 more'],
      pin: [0, '1000 tools of'],
      pinned: [1, 'and 979 more'],
    },
  },
  {
    is: 'has schemas that refer to themselves and to other hosts',
    module: listing(
      tool(
        "'walk'",
        `{ type: 'object', $defs: { Tree: { type: 'object', properties: { left: { $ref: '#/$defs/Tree' } } } }, properties: { tree: { $ref: '#/$defs/Tree' }, far: { $ref: 'http://127.0.0.1:9/schema.json' } } }`,
      ),
    ),
    says: {
      adopt: [0, 'http://127.0.0.1:9/schema.json is outside the document, and nothing is fetched'],
      verify: [1, 'walk has a spec: the server lists "walk", of which no spec speaks'],
      pin: DONE,
      pinned: NEW,
    },
  },
  {
    is: 'says what a result is at another host',
    module: moduleOf({
      listing: TOOL.replace(
        /outputSchema: \{[\s\S]*$/,
        "outputSchema: { type: 'object', properties: { sum: { $ref: 'http://127.0.0.1:9/sum.json' } } } }",
      ),
    }),
    says: {
      adopt: [0, 'nothing is fetched'],
      verify: [
        1,
        "the listed schema of its results cannot be used: can't resolve reference http://127.0.0.1:9/sum.json",
      ],
      pin: DONE,
      pinned: [1, 'outputSchema changed since'],
    },
  },
  {
    is: 'has a schema of results without an end',
    module: moduleOf({
      listing: TOOL.replace(/outputSchema: \{[\s\S]*$/, "outputSchema: { type: 'object', $ref: '#' } }"),
    }),
    says: {
      adopt: [0, '# leads back to itself'],
      verify: [1, 'the listed schema of its results cannot be used'],
      pin: DONE,
      pinned: [1, 'outputSchema changed since'],
    },
  },
  {
    is: 'nests a schema beyond any stack',
    module: moduleOf({
      listing: `${TOOL}, {}`,
      answer: onListing(
        `return '{"jsonrpc":"2.0","id":ID,"result":{"tools":[{"name":"add","inputSchema":' + '{"not":'.repeat(200000) + '{}' + '}'.repeat(200000) + '}]}}';`,
      ),
    }),
    says: all(1, 'T914: tools/list: it nests deeper than 500'),
  },
  ...["'../../../etc/passwd'", "'a\\u0000b'", "'x'.repeat(5000)", "'__proto__'", "''"].map(
    (name) =>
      ({
        is: `calls a tool ${name}`,
        module: listing(tool(name)),
        says: {
          adopt: [0, 'T922: the server calls a tool'],
          verify: [1, 'of which no spec speaks'],
          pin: DONE,
          pinned: NEW,
        },
      }) satisfies Hostile,
  ),
  {
    is: 'calls tools as a system calls a device, and as objects call what they inherit',
    module: listing(`${tool("'con'")}, ${tool("'constructor'")}`),
    says: { adopt: DONE, verify: [1, 'of which no spec speaks'], pin: DONE, pinned: NEW },
  },
  {
    is: 'lists a tool twice',
    module: moduleOf({ listing: `${TOOL.replace('Adds', 'Sends')}, ${TOOL}` }),
    says: {
      adopt: [0, 'T922: the server calls a tool "add", and its spec "add_2"'],
      verify: [1, 'the server lists it twice'],
      pin: [1, 'T914: tools/list: it lists add twice'],
      pinned: [1, 'T914: tools/list: it lists add twice'],
    },
  },
  {
    is: 'hides characters in a description',
    module: moduleOf({ listing: TOOL.replace('Adds two', 'Adds\\u0007\\u001b[2J\\u200b\\u202e\\u0085 two') }),
    says: {
      adopt: [0, 'T926: the description of "add" holds characters that nobody sees'],
      verify: [1, 'add, is as the spec says'],
      pin: DONE,
      pinned: [1, 'description changed since'],
    },
  },
  {
    is: 'says by a pattern without an end what a result is',
    module: moduleOf({
      listing: TOOL.replace("sum: { type: 'integer'", () => "sum: { type: 'string', pattern: '^(a+)+$'"),
      call: CALL.replace('sum: a + b', "sum: 'a'.repeat(60) + '!'"),
    }),
    says: {
      ...{ adopt: DONE, pin: DONE, pinned: [1, 'outputSchema changed since'] },
      verify: [1, 'a pattern of its schema takes too long for this text'],
    },
  },
  {
    is: 'answers with what is no text',
    module: moduleOf({
      call: `${CALL.replace('return given({ sum: a + b })', "return { content: 5, structuredContent: 'x', isError: 'no' }")}`,
    }),
    says: { adopt: DONE, pin: DONE, pinned: KEPT, verify: [1, 'the result must be object'] },
  },
];

describe.concurrent.each(hostile)('a server that $is', ({ module, hangs, says }) => {
  test.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])('%s', async (name) => {
    const { status, printed } = await attempt(module, COMMANDS[name], hangs ? WAITED : 60);
    const [expected, text] = says[name];
    expect(printed).toContain(text);
    expect(status).toBe(expected);
  });
});
