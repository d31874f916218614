import { describe, expect, test } from 'vitest';
import { contract as auditContract } from '../../../../generated/contract/audit-backtest/contract.ts';
import { contract as compareContract } from '../../../../generated/contract/compare-to-history/contract.ts';
import { plan as auditBacktest } from '../../../../generated/tests/audit-backtest.plan.ts';
import { plan as compareToHistory } from '../../../../generated/tests/compare-to-history.plan.ts';
import type { Shape } from '../../../../runtime/shape.ts';
import { parseFlags } from '../../../../runtime/surfaces/command-line/flags.ts';
import { runTool } from '../../../../runtime/surfaces/command-line/index.ts';
import { addUp, fixtureTool, object } from '../../fixture-registry.ts';
import { fixtureServer } from '../../fixture-server.ts';
import { memoryTerminal } from '../../memory-terminal.ts';

const files = { 'numbers.json': '[1, 2]', 'one.json': '7', 'broken.json': '[1, 2' };

describe('arguments from flags', () => {
  test.each<[argv: string[], args: object]>([
    [['--numbers', '[1,2]'], { numbers: [1, 2] }],
    [['--numbers=[1,2]'], { numbers: [1, 2] }],
    [['--numbers', '@numbers.json'], { numbers: [1, 2] }],
    [['--numbers', '-'], { numbers: [3] }],
    [['--numbers', '1', '--numbers', '-2.5'], { numbers: [1, -2.5] }],
    [['--numbers', '55'], { numbers: [55] }],
    [['--numbers', '-55'], { numbers: [-55] }],
    [['--numbers', 'many'], { numbers: ['many'] }],
    [['--numbers', '@one.json'], { numbers: [7] }],
    [['--numbers', '@one.json', '--numbers', '8'], { numbers: [7, 8] }],
    [['--numbers', '[1]', '--scale', '-0.5'], { numbers: [1], scale: -0.5 }],
    [['--numbers', '[1]', '--label', '007'], { numbers: [1], label: '007' }],
    [['--numbers', '[1]', '--label', '@numbers.json'], { numbers: [1], label: '@numbers.json' }],
    [['--numbers', '[1]', '--explain'], { numbers: [1], explain: true }],
    [['--explain', '--numbers', '[1]'], { numbers: [1], explain: true }],
    [['--numbers', '[1]', '--no-explain'], { numbers: [1], explain: false }],
    [['--numbers', '[1]', '--scale', 'many'], { numbers: [1], scale: 'many' }],
    [['--numbers', '[1]', '--constructor', '1'], { numbers: [1], constructor: 1 }],
    [[], {}],
  ])('%j', async (argv, args) => {
    const { server, log } = fixtureServer();
    await runTool(server, ['add_up', ...argv], memoryTerminal('[3]', files), 'quant');
    expect(log.startedRows[0]?.arguments).toEqual(args);
    expect(log.startedRows[0]?.caller.surface).toBe('command');
  });

  test.each<[argv: string[], words: string]>([
    [['--numbers', '@broken.json'], '--numbers is not JSON'],
    [['--numbers', '[1,'], '--numbers is not JSON'],
    [['--numbers', '@nowhere'], 'no such file: nowhere'],
    [['--numbers'], "'--numbers <value>' argument missing"],
    [['--explain=yes'], "'--explain' does not take an argument"],
    [['[1,2]'], "Unexpected argument '[1,2]'"],
    [['-n', '1'], "Unknown option '-n'"],
  ])('%j is no command line', async (argv, words) => {
    const { server, log } = fixtureServer();
    const terminal = memoryTerminal('', files);
    expect(await runTool(server, ['add_up', ...argv], terminal, 'quant')).toBe(2);
    expect(terminal.errors()).toContain(words);
    expect(terminal.errors()).toContain('`quant add_up --help` lists the flags.');
    expect(terminal.output()).toBe('');
    expect(log.startedRows).toEqual([]);
  });
});

describe('what is written', () => {
  const run = async (argv: readonly string[], given: object = {}) => {
    const terminal = { ...memoryTerminal(), ...given };
    const code = await runTool(fixtureServer().server, argv, terminal, 'quant');
    return { code, output: terminal.output(), errors: terminal.errors() };
  };

  test('a result for a person, its warnings first', async () => {
    expect(await run(['add_up', '--numbers', '[7]', '--explain'])).toEqual({
      code: 0,
      errors: '',
      output: [
        'Warning: One number is its own sum.',
        'sum    7',
        'terms  1',
        'provenance',
        '  asOf            2026-01-01',
        '  snapshot        fixture-1',
        '  runId           run-1',
        '  serverVersion   1.2.3',
        `  contractDigest  ${'d'.repeat(64)}`,
        '  seed            789400937',
        '  clock           2026-01-02T00:00:00.000Z',
        '  ageSeconds      86400',
        '',
      ].join('\n'),
    });
  });

  test('colours only where the terminal has them', async () => {
    const { output } = await run(['add_up', '--numbers', '[7]'], { colours: true });
    expect(output).toContain('\u001b[33mWarning: One number is its own sum.\u001b[39m\n');
    expect(output).toContain('\u001b[1mprovenance\u001b[22m\n');
  });

  test('the envelope with --json', async () => {
    const { code, output } = await run(['add_up', '--numbers', '[1,2]', '--json']);
    expect([code, JSON.parse(output)]).toMatchObject([0, { sum: 3, warnings: [] }]);
  });

  describe('the picture', () => {
    const picture = async () => (result: Readonly<Record<string, unknown>>) => `<svg>${result['sum']}</svg>`;
    const { server } = fixtureServer({}, [{ ...addUp, picture }]);
    const draw = async (numbers: string, given: object = {}) => {
      const terminal = { ...memoryTerminal(), ...given };
      const argv = ['add_up', '--numbers', numbers, '--chart', 'sum.svg', '--json'];
      const code = await runTool(server, argv, terminal, 'quant');
      return { code, output: terminal.output(), errors: terminal.errors(), written: [...terminal.written] };
    };

    test('of a result, and none of a refusal', async () => {
      expect(await draw('[1,2]')).toMatchObject({ code: 0, written: [['sum.svg', '<svg>3</svg>']] });
      expect(await draw('[1,-1]')).toMatchObject({ code: 3, written: [] });
    });

    test('that can not be written leaves the answer, and is told', async () => {
      const writeFile = async () => {
        throw new Error('no such folder');
      };
      const { code, output, errors } = await draw('[1,2]', { writeFile });
      expect([code, JSON.parse(output).sum]).toEqual([1, 3]);
      expect(errors).toBe("The picture can't be written to sum.svg: no such folder\n");
    });

    test('has its flag in the help', async () => {
      const terminal = memoryTerminal();
      await runTool(server, ['add_up', '--help'], terminal, 'quant');
      expect(terminal.output()).toContain('[FLAG...] [--json] [--chart FILE]');
    });

    test('of a tool that draws none is an argument that it does not have', async () => {
      const { code, errors } = await run(['add_up', '--numbers', '[1]', '--chart', 'sum.svg']);
      expect(code).toBe(3);
      expect(errors).toContain('chart');
    });
  });

  test('a refusal on the error stream, and with --json as the problem on the output', async () => {
    expect(await run(['add_up', '--numbers', '[1,-1]'])).toEqual({
      code: 3,
      output: '',
      errors: 'ZERO_SUM: The 2 numbers cancel. Send others.\n',
    });
    const { code, output, errors } = await run(['add_up', '--numbers', '[1,-1]', '--json']);
    expect([code, JSON.parse(output), errors]).toMatchObject([3, { code: 'ZERO_SUM', status: 409 }, '']);
  });

  test('a name that the tool does not have is refused in the words of the call', async () => {
    const { code, errors } = await run(['add_up', '--numbers', '[1]', '--scales', '2']);
    expect(code).toBe(3);
    expect(errors).toContain('Did you mean scale?');
  });

  test.each([
    [
      'numbers',
      ['--numbers', '1,2'],
      "--numbers 1,2 is a list of one item; of several it is --numbers '[1,2]'.\n" +
        'INVALID_NUMBERS: numbers[0] must be a number, not "1,2". Correct the argument and call again.\n',
    ],
    [
      'texts',
      ['--numbers', '1', '--tags', 'sma, ema'],
      '--tags sma, ema is a list of one item; of several it is --tags \'["sma","ema"]\'.\n' +
        'INVALID_TAGS: tags[0] must be "sma" or "ema", not "sma, ema". Did you mean "sma"? Correct the argument and call again.\n',
    ],
    [
      'other things',
      ['--numbers', 'a,b', '--numbers', '1'],
      'INVALID_NUMBERS: numbers[0] must be a number, not "a,b". Correct the argument and call again.\n',
    ],
  ])('how a list is written whose %s have commas between them', async (_what, argv, errors) => {
    const tags: Shape = { type: 'array', items: { type: 'string', enum: ['sma', 'ema'] } };
    const tool = fixtureTool('lists', {
      contract: {
        arguments: object(
          { name: 'numbers', shape: { type: 'array', items: { type: 'number' } } },
          { name: 'tags', shape: tags },
        ),
        result: object(),
      },
      handler: () => ({}),
    });
    const terminal = memoryTerminal();
    expect(await runTool(fixtureServer({}, [tool]).server, ['lists', ...argv], terminal, 'quant')).toBe(3);
    expect(terminal.errors()).toBe(errors);
  });

  test('a fault, without what went wrong inside', async () => {
    const { code, errors } = await run(['throws']);
    expect(code).toBe(1);
    expect(errors).toContain('run-1');
    expect(errors).not.toContain('secret');
  });

  test('nothing at all for a tool that is not there', async () => {
    expect(await run(['addup'])).toEqual({ code: undefined, output: '', errors: '' });
  });

  test('lists of objects as tables, other lists item by item', async () => {
    const tool = fixtureTool('table', {
      contract: {
        arguments: object(),
        result: { type: 'object', properties: [], additionalProperties: { type: 'string' } },
        validateResult: () => true,
      },
      handler: (_args, call) => {
        call.provenance({ asOf: null });
        return {
          rows: [
            { day: '2020-01-02', move: -0.5 },
            { day: '2020-01-03', move: null },
          ],
          gaps: [{ a: 1, c: '' }, { a: 2, b: 0 }, { a: 3 }],
          strangers: [{ a: 1 }, { b: 2 }],
          mixed: [{ a: 1 }, { b: { c: [] } }],
          none: [],
          text: '',
        };
      },
    });
    const terminal = memoryTerminal();
    await runTool(fixtureServer({}, [tool]).server, ['table'], terminal, 'quant');
    expect(terminal.output().split('provenance')[0]).toBe(
      [
        'rows',
        '  day         move',
        '  2020-01-02  -0.5',
        '  2020-01-03  null',
        'gaps',
        '  a  b  c',
        '  1     ""',
        '  2  0',
        '  3',
        'strangers',
        '  -',
        '    a  1',
        '  -',
        '    b  2',
        'mixed',
        '  -',
        '    a  1',
        '  -',
        '    b',
        '      c  []',
        'none  []',
        'text  ""',
        '',
      ].join('\n'),
    );
  });
});

test('--help says how a tool is called, at 80 columns', async () => {
  const terminal = memoryTerminal();
  const { server, log } = fixtureServer();
  expect(await runTool(server, ['add_up', '--help'], terminal, 'quant')).toBe(0);
  const help = terminal.output();
  expect(help.split('\n')[0]).toBe('Usage: quant add_up --numbers NUMBER [FLAG...] [--json]');
  expect(help).toContain('\nThe tool add_up.\n');
  expect(help).toContain(
    '\n  --numbers NUMBER\n      Required. At least 1 item. At most 5 items. Each item: At most 1000. Once\n      for each item, or all of them as JSON.\n',
  );
  expect(help).toContain('\n  --label TEXT\n      At most 10 characters.\n');
  expect(help).toContain('\n  --explain\n');
  expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(log.startedRows).toEqual([]);
});

test('--help says the bounds of what a list or an object holds', async () => {
  const row: Shape = { type: 'array', items: { type: 'number', minimum: 0 }, maxItems: 1 };
  const day: Shape = { type: 'string', pattern: '^\\d{4}$' };
  const tool = fixtureTool('deep', {
    contract: {
      arguments: object(
        { name: 'rows', shape: { type: 'array', items: row } },
        { name: 'years', shape: { type: 'array', items: day } },
        { name: 'window', shape: object({ name: 'first', shape: day }) },
      ),
      result: object(),
    },
    handler: () => ({}),
  });
  const terminal = memoryTerminal();
  await runTool(fixtureServer({}, [tool]).server, ['deep', '--help'], terminal, 'quant');
  expect(terminal.output()).toContain(
    [
      '  --rows JSON',
      '      Each item: At most 1 item. Each item: At least 0. Once for each item, or',
      '      all of them as JSON.',
      '  --years TEXT',
      '      Each item: Matches the pattern ^\\d{4}$. Once for each item, or all of them',
      '      as JSON.',
      '  --window JSON',
      '      first: Matches the pattern ^\\d{4}$.',
    ].join('\n'),
  );
});

describe('progress goes to the error stream', () => {
  const slow = fixtureTool('slow', {
    contract: { arguments: object(), result: object() },
    handler: (_args, call) => {
      for (let done = 0; done <= 40; done += 1) call.progress(done, 40, 'folds');
      call.provenance({ asOf: null });
      return {};
    },
  });

  test.each<[screen: boolean, errors: string[]]>([
    [false, ['0 % folds\n', '10 % folds\n', '20 % folds\n']],
    [true, ['\r\u001b[K0 % folds', '\r\u001b[K2 % folds', '\r\u001b[K5 % folds']],
  ])('on a screen: %s', async (errorsOnScreen, errors) => {
    const told: string[] = [];
    const writeError = (text: string) => told.push(text);
    const terminal = { ...memoryTerminal(), errorsOnScreen, writeError };
    expect(await runTool(fixtureServer({}, [slow]).server, ['slow', '--json'], terminal, 'quant')).toBe(0);
    expect(told.slice(0, 3)).toEqual(errors);
    expect(told).toHaveLength(errorsOnScreen ? 42 : 11);
    expect(told.at(-1)).toBe(errorsOnScreen ? '\r\u001b[K' : '100 % folds\n');
  });
});

test('an argument that is called like a flag of every command sends its caller to call', async () => {
  const tool = fixtureTool('odd', {
    contract: { arguments: object({ name: 'json', shape: { type: 'string' } }), result: object() },
    handler: (_args, call) => {
      call.provenance({ asOf: null });
      return {};
    },
  });
  const terminal = memoryTerminal();
  expect(await runTool(fixtureServer({}, [tool]).server, ['odd'], terminal, 'quant')).toBe(2);
  expect(terminal.errors()).toContain('Use: call odd');
});

test.each([
  ['audit_backtest', auditBacktest, auditContract],
  ['compare_to_history', compareToHistory, compareContract],
])('flags carry the calls of %s as they are', async (_tool, { examples, refusals, bounds }, contract) => {
  const calls = [...examples, ...refusals, ...bounds].map(({ call }) => call.arguments);
  expect(calls.length).toBeGreaterThan(10);
  for (const args of calls) {
    const argv = Object.entries(args).map(
      ([name, value]) => `--${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    const isSwitch = (word: string) => /=(true|false)$/.test(word);
    const spelled = argv.map((word) =>
      isSwitch(word) ? word.replace(/^--(.*)=false$/, '--no-$1').replace(/=true$/, '') : word,
    );
    const flags = await parseFlags(contract.arguments, spelled, memoryTerminal());
    expect(flags.arguments).toEqual(args);
  }
});
