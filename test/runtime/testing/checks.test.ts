// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of a plan are such text.
import { describe, expect, test } from 'vitest';
import {
  type Bench,
  callFresh,
  checkArtifact,
  checkBound,
  checkDefault,
  checkDeferred,
  checkExample,
  checkGuarantee,
  checkJournal,
  checkPages,
  checkReach,
  checkRefusal,
} from '../../../runtime/testing/checks.ts';
import {
  addUp,
  drawChart,
  type FixtureServices,
  fixtureRegistry,
  fixtureTool,
  listStored,
  tryWidth,
} from '../fixture-registry.ts';
import { addUpPlan, fixtures, planned } from './fixture-plan.ts';

const sound: Bench<FixtureServices> = { tool: 'add_up', registry: fixtureRegistry(), fixtures };

/** The same contract with a handler that breaks it. */
async function broken(
  handler: Parameters<typeof fixtureTool>[1]['handler'],
): Promise<Bench<FixtureServices>> {
  const tool = fixtureTool('add_up', { contract: await addUp.contract(), handler });
  return { ...sound, registry: fixtureRegistry([tool]) };
}

const ignoringScale = await broken((args: { numbers: number[]; label?: string; explain: boolean }, call) => {
  call.provenance({ asOf: null });
  const label = args.label === undefined ? {} : { label: args.label };
  return { sum: args.numbers.length + call.random(), ...label, ...(args.explain ? { terms: 1 } : {}) };
});

describe('a handler that breaks its promises', () => {
  const [scale, label] = addUpPlan.reach;

  test('fails reach for the argument it ignores, even where it draws numbers', async () => {
    await expect(checkReach(ignoringScale, scale!)).rejects.toThrow(
      'scale changes no answer: 1 pair of calls that differ in it alone gave equal results',
    );
    await expect(checkReach(ignoringScale, label!)).resolves.toBeUndefined();
  });

  test('a warning is no answer: the runtime gives it whatever the handler does', async () => {
    const reach = {
      argument: 'signals',
      pairs: [[planned({ signals: {} }), planned({ signals: { made_up: 1 } })]],
    } as const;
    await expect(checkReach({ ...sound, tool: 'match_signals' }, reach)).rejects.toThrow('changes no answer');
  });

  test('a refusal is no answer: it differs whatever the handler does', async () => {
    const reach = {
      argument: 'scale',
      pairs: [[planned({ numbers: [1] }), planned({ numbers: [1], scale: -1 })]],
    } as const;
    await expect(checkReach(ignoringScale, reach)).rejects.toThrow(
      /^scale changes no answer: 0 pairs .* and 1 had a call that is refused, which shows nothing:\n- {"numbers":\[1\],"scale":-1} by INVALID_SCALE: .*\nLet a guarantee make two calls/s,
    );
  });

  test('fails an argument without any pair of calls', async () => {
    await expect(checkReach(sound, { argument: 'scale', pairs: [] })).rejects.toThrow('0 pairs');
  });

  test('fails its guarantee, with the check and the answers', async () => {
    const [guarantee] = addUpPlan.guarantees;
    await expect(checkGuarantee(ignoringScale, guarantee!)).rejects.toThrow(
      /scaled\.result\.sum == plain\.result\.sum \* 3\ndoes not hold for\n.*"plain"/s,
    );
  });

  test('fails its refusal', async () => {
    await expect(checkRefusal(ignoringScale, addUpPlan.refusals[0]!, undefined)).rejects.toThrow();
  });

  test('shows what went wrong inside where it throws', async () => {
    const bench = await broken(() => {
      throw new Error('inside');
    });
    await expect(checkRefusal(bench, addUpPlan.refusals[0]!, undefined)).rejects.toMatchObject({
      message: 'add_up ended in a fault',
      cause: { message: 'inside' },
    });
  });
});

describe('a plan that does not fit the contract', () => {
  const base = planned({ numbers: [1, 2], label: 'base' });

  test.each([
    ['a bound of another code', () => checkBound(sound, { ...addUpPlan.bounds[0]!, code: 'TOO_LOW' })],
    ['a value outside that is inside', () => checkBound(sound, { ...addUpPlan.bounds[0]!, outside: 5 })],
    ['a value inside that is outside', () => checkBound(sound, { ...addUpPlan.bounds[0]!, inside: -5 })],
    ['another default', () => checkDefault(sound, { argument: 'scale', value: 2, call: base })],
    ['another reason', () => checkDeferred(sound, { name: 'rounding', reason: 'No.', call: base })],
    ['no recording', () => checkExample(sound, addUpPlan.examples[0]!, undefined)],
    [
      'a recording of other arguments',
      () => checkExample(sound, addUpPlan.examples[0]!, { arguments: { numbers: [3] }, answer: {} }),
    ],
    [
      'a recording of another answer',
      () => checkExample(sound, addUpPlan.examples[0]!, { arguments: base.arguments, answer: { sum: 4 } }),
    ],
    ['a refusal in other words', () => checkRefusal(sound, addUpPlan.refusals[0]!, 'ZERO_SUM: Other words.')],
    [
      'an unknown fixture',
      () => checkRefusal(sound, { code: 'X', call: { ...base, fixture: 'toString' } }, undefined),
    ],
  ])('fails for %s', async (_what, check) => {
    await expect(check()).rejects.toThrow();
  });

  test('says that only the contract is another, and of another answer only what is another', async () => {
    const example = addUpPlan.examples[0]!;
    const { travelled } = await callFresh(sound, example.call);
    const answer = JSON.parse(JSON.stringify(travelled));
    const recorded = (changes: object) => ({
      arguments: example.call.arguments,
      answer: {
        ...answer,
        ...changes,
        provenance: { ...answer.provenance, contractDigest: 'e'.repeat(64) },
      },
    });
    const failureOf = async (changes: object) =>
      checkExample(sound, example, recorded(changes)).catch((error: Error & { actual: unknown }) => error);
    expect(await failureOf({})).toMatchObject({
      message: 'the same answer, recorded under another contract: run generated/tests/record.ts',
    });
    const other = (await failureOf({ sum: 4 })) as Error & { actual: unknown };
    expect(other.message).toMatch(/^not the recorded answer/);
    expect(JSON.stringify(other.actual)).not.toContain('contractDigest');
  });

  test.each([
    [undefined, 'not recorded yet: run generated/tests/record.ts'],
    [{ arguments: { numbers: [3] }, answer: {} }, 'of other arguments: run generated/tests/record.ts'],
    [{ arguments: base.arguments, answer: {} }, 'where it is right, run generated/tests/record.ts'],
  ])('says what to do about the recording %j', async (recording, way) => {
    await expect(checkExample(sound, addUpPlan.examples[0]!, recording)).rejects.toThrow(way);
  });
});

describe('calls of a guarantee', () => {
  const named = (name: string, call: ReturnType<typeof planned>) => ({ name, call });

  test('share state and use earlier answers, in written order; the next guarantee starts afresh', async () => {
    const bench = { ...sound, tool: 'store_draw' };
    const guarantee = {
      says: 'Names are counted.',
      calls: [
        named('first', planned({ name: 'a' })),
        named('second', planned({ name: '${first.result.id}' }, 'mcp')),
        named('third', planned({ name: 'after ${second.result.id}' }, 'command')),
      ],
      cel: '',
      check: (answers: Readonly<Record<string, { readonly result: { readonly id: string } }>>) =>
        answers['third']!.result.id === 'after a-1-2-3',
    };
    await checkGuarantee(bench, guarantee);
    await checkGuarantee(bench, guarantee);
  });

  test('fail where an earlier answer has no such field', async () => {
    const calls = [
      named('first', planned({ numbers: [1] })),
      named('second', planned({ label: '${first.result.no}' })),
    ];
    const guarantee = { says: '', calls, cel: '', check: () => true };
    await expect(checkGuarantee(sound, guarantee)).rejects.toThrow('no earlier answer has first.result.no');
  });
});

describe('what goes on record', () => {
  const bench = (journal: Parameters<typeof tryWidth>[1] = {}): Bench<FixtureServices> => ({
    tool: 'try_width',
    registry: fixtureRegistry([tryWidth([], journal)]),
    fixtures,
  });
  const plan = { memoized: true, force: 'anew', call: planned({ width: 3 }) };

  test('passes where an equal call is recalled and a forced one is not', async () => {
    await expect(checkJournal(bench(), plan)).resolves.toBeUndefined();
    await expect(
      checkJournal(bench({ memoized: false }), { memoized: false, call: plan.call }),
    ).resolves.toBeUndefined();
  });

  test('of what is not given again, the reason is looked for', async () => {
    const forgets = [{ field: 'draw', reasonIn: 'reason', reason: 'It was drawn before.' }];
    const told = { ...plan, forgets: { draw: 'reason' } };
    await expect(checkJournal(bench({ forgets }), plan)).rejects.toThrow();
    await expect(checkJournal(bench(), told)).rejects.toThrow('reason of the first answer gives a reason');
  });

  test.each<[string, Bench<FixtureServices>, typeof plan, RegExp]>([
    [
      'an equal call is recorded again',
      bench({ memoized: false }),
      plan,
      /whether an equal call is put on record/,
    ],
    [
      'what forces a call tells calls apart',
      bench({ force: 'unit' }),
      plan,
      /an equal call after anew has another answer/,
    ],
    [
      'the call is refused',
      bench(),
      { ...plan, call: planned({ width: 0 }) },
      /not put on record: There is no width/,
    ],
    [
      'nothing is put on record',
      { ...sound },
      { ...plan, call: addUpPlan.examples[0]!.call },
      /its answer says so/,
    ],
  ])('fails where %s', async (_, broken, journal, message) => {
    await expect(checkJournal(broken, journal)).rejects.toThrow(message);
  });
});

describe('what is kept beside a result', () => {
  const drawing: Bench<FixtureServices> = {
    tool: 'draw_chart',
    registry: fixtureRegistry([drawChart]),
    fixtures,
  };

  test('passes where the link leads to what the spec says', async () => {
    const page = { field: 'page', mediaType: 'text/html', call: planned({}) };
    const image = { field: 'image', mediaType: 'image/png', call: planned({ image: true }) };
    for (const plan of [page, image]) await expect(checkArtifact(drawing, plan)).resolves.toBeUndefined();
  });

  test('fails where it is of another type, and where the call is refused', async () => {
    const wrong = { field: 'page', mediaType: 'text/plain', call: planned({}) };
    await expect(checkArtifact(drawing, wrong)).rejects.toThrow('text/plain');
    const refused = { field: 'page', mediaType: 'text/html', call: planned({ made: 'up' }) };
    await expect(checkArtifact(drawing, refused)).rejects.toThrow('the call is refused');
  });
});

describe('a list that is given in pages', () => {
  const stored = {
    default: async () => ({ ...(await fixtures.default()), stored: ['a', 'b', 'c', 'd', 'e'] }),
  };
  const listing = (tool = listStored): Bench<FixtureServices> => ({
    tool: 'list_stored',
    registry: fixtureRegistry([tool]),
    fixtures: stored,
  });
  const plan = { of: 'names', size: 2, cursor: 'cursor', next: 'next', call: planned({}) };

  test('passes where the pages lead to the end', async () => {
    await expect(checkPages(listing(), plan)).resolves.toBeUndefined();
  });

  test('fails where pages are of another size, and where any cursor is taken', async () => {
    await expect(checkPages(listing(), { ...plan, size: 3 })).rejects.toThrow(
      'a page that is not the last is full',
    );
    const { pages: _, ...contract } = await listStored.contract();
    const careless = fixtureTool('list_stored', {
      contract,
      handler: (_args, call) => {
        call.provenance({ asOf: null });
        return { names: [], total: 0, next: null };
      },
    });
    await expect(checkPages(listing(careless), plan)).rejects.toThrow(
      'a cursor that was not given is refused',
    );
  });
});
