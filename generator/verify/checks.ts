/** What a server is held to; the order is that of the report. */
export const categories = {
  listing: 'lists what the specs say',
  examples: 'answers the examples',
  unknown: 'refuses unknown arguments',
  bounds: 'keeps its bounds',
  refusals: 'gives the refusals it declares',
  guarantees: 'keeps its guarantees',
  results: 'gives what its result schemas say',
  json: 'speaks strict JSON',
  determinism: 'gives equal answers to equal calls',
} as const;

export type Category = keyof typeof categories;

/** One thing that was looked at. */
export interface Check {
  readonly category: Category;
  /** Null where it is the server as a whole. */
  readonly tool: string | null;
  readonly name: string;
  readonly outcome: 'pass' | 'fail' | 'skip';
  /** Why it failed, or was not looked at. */
  readonly reason?: string;
}

export interface Verification {
  readonly server: string;
  readonly tools: number;
  readonly checks: readonly Check[];
  /** 0 to 100: the mean, over the categories in which anything was looked at, of the share that passed; rounded down. */
  readonly score: number;
}

export function verificationOf(server: string, tools: number, checks: readonly Check[]): Verification {
  const shares = (Object.keys(categories) as Category[]).flatMap((category) => {
    const { passed, failed } = tally(checks, category);
    return passed + failed === 0 ? [] : [passed / (passed + failed)];
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1);
  return { server, tools, checks, score: Math.floor(100 * mean) };
}

export function tally(checks: readonly Check[], category: Category) {
  const count = (outcome: Check['outcome']) =>
    checks.filter((check) => check.category === category && check.outcome === outcome).length;
  return { passed: count('pass'), failed: count('fail'), skipped: count('skip') };
}
