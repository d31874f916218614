interface Held {
  /** What a server does that keeps it; the report's line. */
  readonly keeps: string;
  /** What to do where it does not. */
  readonly wayOut: string;
}

/** What a server is held to; the order is that of the report. */
export const categories = {
  listing: {
    keeps: 'lists what the specs say',
    wayOut:
      'Change the server; where it is right, change the spec, and `toolwright diff` says what that costs.',
  },
  pins: {
    keeps: 'lists what was pinned',
    wayOut: 'Read what it lists now. Where you accept it, run `toolwright pin` again and commit the file.',
  },
  examples: {
    keeps: 'answers the examples',
    wayOut: 'Start the server with the data that the examples speak of, or write ones that it answers.',
  },
  unknown: {
    keeps: 'refuses unknown arguments',
    wayOut:
      'List `additionalProperties: false` and check it before the call (zod: `z.strictObject`; pydantic: `extra="forbid"`).',
  },
  bounds: {
    keeps: 'keeps its bounds',
    wayOut:
      'Check arguments against the listed schema before the call; where the server is right, change the spec.',
  },
  refusals: {
    keeps: 'gives the refusals it declares',
    wayOut: 'Begin the text of a refusal with its code, `CODE: reason`; declare the code that is given.',
  },
  guarantees: {
    keeps: 'keeps its guarantees',
    wayOut: 'Mend what the tool computes, or take the sentence back.',
  },
  results: {
    keeps: 'gives what its result schemas say',
    wayOut:
      'Give what the listed `outputSchema` says, or list what is given; the `result` of the spec likewise.',
  },
  json: {
    keeps: 'speaks strict JSON',
    wayOut:
      'Print for people to standard error, and give null for a number that is not finite (Python: `allow_nan=False`).',
  },
  determinism: {
    keeps: 'gives equal answers to equal calls',
    wayOut:
      'Take clock and chance from arguments. What may change by nature says `openWorld: true` in its spec.',
  },
} as const satisfies Record<string, Held>;

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
  /** Of the specs or the pins that it was held to. */
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
