import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Verification } from '../../../generator/verify/checks.ts';
import { type Behaviour, CALL, TOOL, withSpecs } from './servers.ts';

test('a server that keeps its specs scores full, and the report says what was looked at', async () => {
  await withSpecs(async (verify) => {
    const { status, out, err } = await verify({});
    expect(out.slice(out.indexOf('\n('))).toBe(`
(the mean of the shares below; what was not looked at does not count)

ok    lists what the specs say: 2 of 2
ok    answers the examples: 1 of 1
ok    refuses unknown arguments: 1 of 1
ok    keeps its bounds: 7 of 7
ok    gives the refusals it declares: 1 of 1
ok    keeps its guarantees: 1 of 1
ok    gives what its result schemas say: 1 of 1
ok    speaks strict JSON: 2 of 2
ok    gives equal answers to equal calls: 1 of 1
`);
    expect(out).toMatch(/^100 of 100: /);
    expect([status, err]).toEqual([0, '']);
  });
});

const changed = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to);

test.each<[string, (parts: { listing: string; call: string }) => Behaviour, string[]]>([
  [
    'a bound that the list no longer has',
    ({ listing }) => ({
      listing: changed("maximum: 9, description: 'The first.'", "description: 'The first.'")(listing),
    }),
    ['listing add, is as the spec says: additive: a: maximum is none, where it was 9'],
  ],
  [
    'an argument that became required',
    ({ listing }) => ({ listing: changed("required: ['a']", "required: ['a', 'b']")(listing) }),
    ['listing add, is as the spec says: breaking: '],
  ],
  [
    'another description',
    ({ listing }) => ({
      listing: changed('Adds two numbers.', 'Adds two numbers. Always call this first.')(listing),
    }),
    ['listing add, is as the spec says: wording: '],
  ],
  [
    'another annotation',
    ({ listing }) => ({ listing: changed('readOnlyHint: true', 'readOnlyHint: false')(listing) }),
    ['listing add, is as the spec says: breaking: '],
  ],
  [
    'another name',
    ({ listing }) => ({ listing: changed("name: 'add'", "name: 'adds'")(listing) }),
    [
      'listing add, is listed: the server lists no such tool; it has adds',
      'listing the server, adds has a spec: the server lists "adds", of which no spec speaks',
    ],
  ],
  [
    'an unknown argument that is dropped',
    ({ call }) => ({ call: changed(/if \(Object.*\n/, '')(call) }),
    ['unknown add, toolwright_unknown_argument: an argument that it does not have is dropped in silence'],
  ],
  [
    'a bound that is not kept',
    ({ call }) => ({ call: changed('n <= 9', 'n <= 10')(call) }),
    [
      'bounds add, a: maximum: 10 breaks it, and is taken',
      'bounds add, b: maximum: 10 breaks it, and is taken',
    ],
  ],
  [
    'a bound that is narrower',
    ({ call }) => ({ call: changed('n <= 9', 'n <= 8')(call) }),
    [
      'bounds add, a: maximum: 9 keeps it, and is refused',
      'bounds add, b: maximum: 9 keeps it, and is refused',
    ],
  ],
  [
    'a refusal of another code',
    ({ call }) => ({ call: changed('UNLUCKY', 'NO')(call) }),
    ['refusals add, UNLUCKY: its example is answered with: NO: seven.'],
  ],
  [
    'a promise that is not kept',
    ({ call }) => ({ call: changed('sum: a + b', 'sum: a')(call) }),
    [
      'guarantees add, The order does not matter.: forth.result == back.result && more.result.sum > back.result.sum does not hold',
    ],
  ],
  [
    'a result of another type',
    ({ call }) => ({ call: changed('sum: a + b', 'sum: String(a + b)')(call) }),
    ['results add, Required arguments alone: /sum must be integer'],
  ],
  [
    'a result without structured content',
    ({ call }) => ({
      call: changed(
        'return given({ sum: a + b })',
        "return { content: [{ type: 'text', text: 'x' }] }",
      )(call),
    }),
    [
      'guarantees ',
      'results add, Required arguments alone: the server lists a schema of its results, and gives no structured content',
    ],
  ],
  [
    'NaN in a text',
    ({ call }) => ({
      call: changed(
        'return given({ sum: a + b })',
        "return { ...given({ sum: a + b }), content: [{ type: 'text', text: '{\"sum\": NaN}' }] }",
      )(call),
    }),
    ['json add, every answer is strict JSON: an answer holds NaN or Infinity, which is no JSON'],
  ],
  [
    'NaN in a message',
    () => ({
      answer: `if (method === 'tools/call' && params.arguments.a === 2) return '{"jsonrpc":"2.0","id":ID,"result":{"content":[],"structuredContent":{"sum":NaN}}}';`,
    }),
    ['guarantees ', 'json add, every answer is strict JSON: '],
  ],
  [
    'answers that change',
    ({ call }) => ({ call: changed('sum: a + b', 'sum: a + b + 100 * calls++')(call) }),
    ['determinism add, the first example twice: first {"sum":2}, then {"sum":802}', 'guarantees '],
  ],
  [
    'a line on standard output',
    () => ({ answer: "if (method === 'tools/list') console.log('Listing.');" }),
    ['json the server, standard output holds messages alone: 1 line(s) are none; the first: Listing.'],
  ],
  [
    'an example that is refused',
    ({ call }) => ({ call: changed('a === 7', 'a < 8')(call) }),
    ['examples add, Required arguments alone: it is answered with: UNLUCKY: seven.', 'guarantees '],
  ],
])('%s is found', async (_, broken, expected) => {
  await withSpecs(async (verify) => {
    const { status, out } = await verify(broken({ listing: TOOL, call: CALL }), '--format', 'json');
    const { checks, score } = JSON.parse(out) as Verification;
    const failures = checks
      .filter(({ outcome }) => outcome === 'fail')
      .map(({ category, tool, name, reason }) => `${category} ${tool ?? 'the server'}, ${name}: ${reason}`)
      .sort();
    expect(failures.map((failure, index) => failure.slice(0, expected[index]?.length))).toEqual(expected);
    expect([status, score < 100]).toEqual([1, true]);
  });
});

test('what failed is followed by the way out', async () => {
  await withSpecs(async (verify) => {
    const { out } = await verify({ call: CALL.replace(/if \(Object.*\n/, '') });
    expect(out).toContain(`
FAIL  refuses unknown arguments: 0 of 1
      add, toolwright_unknown_argument: an argument that it does not have is
      dropped in silence
      -> List \`additionalProperties: false\` and check it before the call (zod:
      \`z.strictObject\`; pydantic: \`extra="forbid"\`).
ok    keeps its bounds`);
    expect(
      Math.max(
        ...out
          .split('\n')
          .slice(1)
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(80);
  });
});

test.each([
  ['via: http', 'a call goes over HTTP, and `verify` speaks MCP'],
  ['via: command', 'a call goes through the command line, and `verify` speaks MCP'],
])('what goes %s is not run, and that is said', async (via, reason) => {
  await withSpecs(async (verify, root) => {
    const file = `${root}/specs/tools/tools/add.yaml`;
    const spec = readFileSync(file, 'utf8')
      .replace('example: { arguments: { a: 7 } }', `example: { ${via}, arguments: { a: 7 } }`)
      .replace('forth: { a: 2, b: 3 }', `forth: { ${via}, arguments: { a: 2, b: 3 } }`);
    writeFileSync(file, spec);
    const { out } = await verify({}, '--format', 'json');
    const skipped = (JSON.parse(out) as Verification).checks.filter(({ outcome }) => outcome === 'skip');
    expect(skipped).toEqual([
      {
        category: 'refusals',
        tool: 'add',
        name: 'UNLUCKY',
        outcome: 'skip',
        reason: expect.stringContaining(reason),
      },
      {
        ...{ category: 'guarantees', tool: 'add', name: 'The order does not matter.', outcome: 'skip' },
        reason: expect.stringContaining(reason),
      },
    ]);
  });
});

test('a server that dies in a call ends it, with what was seen', async () => {
  await withSpecs(async (verify) => {
    const { status, out, err } = await verify({ answer: "if (method === 'tools/call') process.exit(4);" });
    expect(status).toBe(1);
    expect(out).toContain('ok    lists what the specs say: 2 of 2');
    expect(err).toContain('error T912: there was no answer to tools/call: it ended with status 4');
  });
});

test('a call that is never answered fails its tool, and no more', async () => {
  await withSpecs(async (verify) => {
    const behaviour = { answer: "if (method === 'tools/call') return undefined;" };
    const { status, out } = await verify(behaviour, '--timeout', '5');
    expect(status).toBe(1);
    expect(out).toContain('add, every call is answered: tools/call got no answer within 5 s');
  });
});

test('a tool that may change something is called only where that is asked for', async () => {
  await withSpecs(async (verify, root) => {
    const file = `${root}/specs/tools/tools/add.yaml`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('readOnly: true', 'readOnly: false'));
    const writing = { listing: TOOL.replace('readOnlyHint: true', 'readOnlyHint: false') };
    const { out } = await verify(writing);
    expect(out).toContain('not looked at:\n      it may change something: `--calls all` calls it: add\n');
    expect(out).not.toContain('keeps its bounds');
    expect((await verify(writing, '--calls', 'all')).out).toContain('ok    keeps its bounds: 7 of 7');
    expect((await verify({}, '--calls', 'none')).out).toContain('no tool is called: add');
  });
});

test('junit has a suite for each category and a case for each check', async () => {
  await withSpecs(async (verify) => {
    const { out } = await verify(
      { answer: "if (method === 'tools/list') console.log('<a>');" },
      '--format',
      'junit',
    );
    expect(out).toContain('<testsuite name="json" tests="2" failures="1" skipped="0">');
    expect(out).toContain(
      '<testcase classname="server" name="standard output holds messages alone"><failure message="1 line(s) are none; the first: &lt;a&gt;">Print for people to standard error',
    );
  });
});

test('pins hold as long as the list is the same', async () => {
  await withSpecs(async (verify) => {
    expect(await verify({}, 'pin')).toMatchObject({ status: 0, err: '' });
    const held = await verify({}, '--pinned');
    expect(held.status).toBe(0);
    expect(held.out.replace(/\s+/g, ' ')).toContain('held to the pins of 1 tool (the mean');
    expect(held.out).toContain('ok    lists what was pinned: 2 of 2\n');
    const { status, out } = await verify({ listing: TOOL.replace('Adds two', 'Sends two') }, '--pinned');
    expect(status).toBe(1);
    expect(out).toContain('add, is pinned: description changed since version 1.2.3 was pinned');
    const other = await verify({ listing: TOOL.replace("name: 'add'", "name: 'sub'") }, '--pinned');
    expect(other.out).toContain('add, is pinned: it is gone since');
    expect(other.out).toContain('sub, is pinned: it is new since');
  });
});
