import { beforeEach, describe, expect, test } from 'vitest';
import { type TokenStore, verifyToken } from '../../../../runtime/access/token.ts';
import { runToken } from '../../../../runtime/surfaces/command-line/index.ts';
import { fixtureAccess, fixtureRegistry } from '../../fixture-registry.ts';
import { memoryTerminal } from '../../memory-terminal.ts';
import { memoryTokenStore } from '../../memory-token-store.ts';

const { server } = fixtureRegistry([], { access: fixtureAccess });
let now: Date;
let store: TokenStore;

beforeEach(() => {
  now = new Date('2026-03-01T12:00:00.000Z');
  store = memoryTokenStore();
});

async function run(argv: readonly string[], contract = server) {
  const terminal = memoryTerminal();
  const parts = { server: contract, store: async () => store, wallClock: () => now };
  const code = await runToken(parts, argv, terminal);
  return { code, output: terminal.output(), errors: terminal.errors() };
}

async function made(...argv: readonly string[]): Promise<{ text: string; id: string }> {
  const text = (await run(['create', ...argv])).output.trim();
  return { text, id: text.split('_')[1]! };
}

describe('create', () => {
  test('writes the token alone, and says around it what it is', async () => {
    const { code, output, errors } = await run(['create', '--tier', 'writer', '--name', 'a laptop']);
    const [, id] = /^fixture_([0-9a-f]{12})_[\w-]{43}\n$/.exec(output)!;
    expect(code).toBe(0);
    expect(errors).toBe(
      `Token ${id} of the tier writer, good until it is revoked. It is shown this once; only its digest is kept.\n`,
    );
    expect(await verifyToken(store, output.trim(), now)).toMatchObject({
      kind: 'valid',
      token: { id, tier: 'writer', name: 'a laptop', createdAt: '2026-03-01T12:00:00.000Z', expiresAt: null },
    });
  });

  test('lets it be good to the end of a day', async () => {
    const { text } = await made('--tier', 'reader', '--expires', '2026-03-01');
    const at = (time: string) => verifyToken(store, text, new Date(time));
    expect(await at('2026-03-01T23:59:59.999Z')).toMatchObject({ kind: 'valid' });
    expect(await at('2026-03-02T00:00:00.000Z')).toMatchObject({ kind: 'rejected' });
  });

  test.each([
    [[], 'Name a tier. The tiers are reader, writer, keeper.'],
    [['--tier', 'wrter'], 'There is no tier wrter. Did you mean writer?'],
    [['--tier', 'constructor'], 'There is no tier constructor. The tiers are reader, writer, keeper.'],
    [['--tier', 'reader', '--expires', '2026-02-30'], '--expires takes a day'],
    [['--tier', 'reader', '--expires', '2026-02-28'], '2026-02-28 is past.'],
    [['--tier', 'reader', '--name', ''], '--name takes 1 to 80 characters'],
    [['--tier', 'reader', '--name', 'a\u001b[2J'], '--name takes 1 to 80 characters'],
    [['--teir', 'reader'], "Unknown option '--teir'"],
    [['reader'], 'Unexpected argument'],
  ])('%j makes nothing and says why', async (argv, words) => {
    const { code, output, errors } = await run(['create', ...argv]);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain(words);
    expect(errors).toContain('Usage: token create');
    expect(await store.list()).toEqual([]);
  });

  test('a server without tiers has no use for one', async () => {
    const { code, errors } = await run(['create', '--tier', 'reader'], fixtureRegistry([]).server);
    expect(code).toBe(2);
    expect(errors).toContain('This server has no tiers');
  });
});

describe('list', () => {
  test('shows every token and none that could be used', async () => {
    const first = await made('--tier', 'reader', '--name', 'old', '--expires', '2026-03-05');
    const second = await made('--tier', 'writer');
    await run(['revoke', second.id]);
    now = new Date('2026-03-06T00:00:00.000Z');
    const { output } = await run(['list']);
    expect(output).toBe(
      [
        'ID            TIER    STATE    CREATED                   EXPIRES                   NAME',
        `${first.id}  reader  expired  2026-03-01T12:00:00.000Z  2026-03-06T00:00:00.000Z  old`,
        `${second.id}  writer  revoked  2026-03-01T12:00:00.000Z  never`,
        '',
      ].join('\n'),
    );
    expect(output).not.toContain(first.text);
  });

  test('says that there are none', async () => {
    expect(await run(['list'])).toEqual({ code: 0, output: '', errors: 'There are no tokens.\n' });
  });
});

describe('revoke', () => {
  test('ends a token at once, and is content where it was ended before', async () => {
    const { text, id } = await made('--tier', 'reader');
    expect(await run(['revoke', id])).toEqual({ code: 0, output: '', errors: `Token ${id} is revoked.\n` });
    expect(await verifyToken(store, text, now)).toMatchObject({ kind: 'rejected' });
    expect((await run(['revoke', id])).errors).toBe(`Token ${id} was revoked before.\n`);
  });

  test('names the id that comes nearest', async () => {
    const { id } = await made('--tier', 'reader');
    const { code, errors } = await run(['revoke', id.slice(0, -1)]);
    expect(code).toBe(2);
    expect(errors).toContain(`There is no token ${id.slice(0, -1)}. Did you mean ${id}?`);
  });

  test.each([[[]], [['a', 'b']]])('%j names no token', async (argv) => {
    expect((await run(['revoke', ...argv])).code).toBe(2);
  });
});

test.each([[[]], [['make']], [['constructor']]])('%j is no command', async (argv) => {
  const { code, errors } = await run(argv);
  expect(code).toBe(2);
  expect(errors).toContain(`There is no command "token ${argv[0] ?? ''}".`);
});

test('a store that fails is not the mistake of who typed', async () => {
  const failing = { server, store: () => Promise.reject(new Error('locked')), wallClock: () => now };
  await expect(runToken(failing, ['list'], memoryTerminal())).rejects.toThrow('locked');
});
