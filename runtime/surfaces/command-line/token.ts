import { parseArgs } from 'node:util';
import { mintToken, type StoredToken, stateOf, type TokenStore } from '../../access/token.ts';
import type { ServerContract } from '../../contract.ts';
import { didYouMean, nearestNames } from '../../nearest.ts';
import { columns } from './columns.ts';
import { parseExpiry } from './expiry.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

const USAGE = `Usage: token create --tier TIER [--name NAME] [--expires DATE]
       token list
       token revoke ID
`;

export interface TokenCommandParts {
  readonly server: ServerContract;
  /** Opened by the first use: a mistyped command makes no state. */
  readonly store: () => Promise<TokenStore>;
  readonly wallClock: () => Date;
}

/** Words for who typed the command; no fault. */
class UsageError extends Error {}

/**
 * `token create|list|revoke`: makes a token and writes it, this once, alone to the output; lists tokens, none of which
 * can be read back; revokes one by its id, at once and on every server that shares the state. Ends with 2, and words on
 * the error stream, where the command makes no sense; rejects where the store fails.
 *
 * @param argv what follows `token`
 */
export async function runToken(
  parts: TokenCommandParts,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const [action = '', ...rest] = argv;
  const known: Readonly<Record<string, typeof createToken>> = {
    create: createToken,
    list: listTokens,
    revoke: revokeToken,
  };
  try {
    const run = Object.hasOwn(known, action) ? known[action] : undefined;
    if (run === undefined) throw new UsageError(`There is no command "token ${action}".`);
    await run(parts, rest, terminal);
    return EXIT.done;
  } catch (error) {
    const isUsage = error instanceof UsageError || isParseError(error);
    if (!isUsage) throw error;
    terminal.writeError(`${error.message}\n${USAGE}`);
    return EXIT.usage;
  }
}

async function createToken(
  { server, store, wallClock }: TokenCommandParts,
  argv: readonly string[],
  { writeOutput, writeError }: Terminal,
): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { tier: { type: 'string' }, name: { type: 'string' }, expires: { type: 'string' } },
  });
  const tier = knownTier(values.tier, server);
  const now = wallClock();
  const expiresAt = values.expires === undefined ? null : parseExpiry(values.expires);
  if (expiresAt === undefined) {
    throw new UsageError(
      `--expires takes a day, as 2027-12-31, or a time, as 2027-12-31T12:00:00Z, not "${values.expires}".`,
    );
  }
  if (expiresAt !== null && expiresAt <= now) throw new UsageError(`${values.expires} is past.`);
  if (values.name !== undefined && !/^[\P{C}]{1,80}$/u.test(values.name)) {
    throw new UsageError('--name takes 1 to 80 characters that can be printed.');
  }
  const facts = {
    tier,
    name: values.name ?? null,
    createdAt: now.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
  const { text, stored } = mintToken(server.name, facts);
  await (await store()).add(stored);
  writeOutput(`${text}\n`);
  const end = stored.expiresAt === null ? 'until it is revoked' : `until ${stored.expiresAt}`;
  writeError(
    `Token ${stored.id} of the tier ${tier}, good ${end}. It is shown this once; only its digest is kept.\n`,
  );
}

function knownTier(tier: string | undefined, { access }: ServerContract): string {
  const tiers = access?.tiers.map(({ name }) => name) ?? [];
  if (tiers.length === 0) throw new UsageError('This server has no tiers, so a token would open nothing.');
  if (tier !== undefined && tiers.includes(tier)) return tier;
  const near = tier === undefined ? [] : nearestNames(tier, tiers);
  const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `The tiers are ${tiers.join(', ')}.`;
  throw new UsageError(`${tier === undefined ? 'Name a tier.' : `There is no tier ${tier}.`} ${hint}`);
}

async function listTokens(
  { store, wallClock }: TokenCommandParts,
  argv: readonly string[],
  { writeOutput, writeError }: Terminal,
): Promise<void> {
  parseArgs({ args: [...argv], options: {} });
  const now = wallClock();
  const tokens = await (await store()).list();
  if (tokens.length === 0) {
    writeError('There are no tokens.\n');
    return;
  }
  const header = ['ID', 'TIER', 'STATE', 'CREATED', 'EXPIRES', 'NAME'];
  writeOutput(columns([header, ...tokens.map((token) => row(token, now))]));
}

function row(token: StoredToken, now: Date): string[] {
  const { id, tier, name, createdAt, expiresAt } = token;
  return [id, tier, stateOf(token, now), createdAt, expiresAt ?? 'never', name ?? ''];
}

async function revokeToken(
  { store, wallClock }: TokenCommandParts,
  argv: readonly string[],
  { writeError }: Terminal,
): Promise<void> {
  const { positionals } = parseArgs({ args: [...argv], options: {}, allowPositionals: true });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new UsageError('Name one token by its id; list shows them.');
  const tokens = await store();
  const token = await tokens.find(id);
  if (token === undefined) {
    const ids = (await tokens.list()).map((known) => known.id);
    const near = nearestNames(id, ids);
    throw new UsageError(`There is no token ${id}.${didYouMean(near)}`);
  }
  const isNew = await tokens.revoke(id, wallClock().toISOString());
  writeError(isNew ? `Token ${id} is revoked.\n` : `Token ${id} was revoked before.\n`);
}

function isParseError(error: unknown): error is Error {
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
