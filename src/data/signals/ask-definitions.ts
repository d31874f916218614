/** Asks a person, with the answer that an empty line stands for. */
export type Ask = (question: string, usual: string) => Promise<string>;

interface DraftedSignal {
  readonly column: string;
  readonly kind: string;
  readonly [key: string]: unknown;
}

/**
 * A drafted definitions file with what a person says of each signal: whether to match on it at all, and what only they know. A
 * question that is left empty stays open, and the importer says so.
 */
export async function askDefinitions(draft: string, ask: Ask): Promise<string> {
  const { dateColumn, signals } = JSON.parse(draft) as {
    readonly dateColumn: string;
    readonly signals: Readonly<Record<string, DraftedSignal>>;
  };
  const day = await ask('Column of the days', dateColumn);
  const told: [string, object][] = [];
  for (const [name, signal] of Object.entries(signals)) {
    if (
      signal.column === day ||
      !isYes(await ask(`Match on ${signal.column}, a ${signal.kind}? yes or no`, 'yes'))
    )
      continue;
    const meaning = await ask(`  What does ${name} say of a day?`, '');
    const unit = signal.kind === 'number' ? { unit: await ask('  Its unit', '') } : {};
    const computed = await ask('  How does the value come about?', '');
    const unreliable = await ask('  What about it is not to be relied on?', '');
    const isKnown = isYes(await ask("  Is a day's value known at the market's close? yes or no", 'no'));
    const known = isKnown ? 'at the close' : 'after the close';
    told.push([name, { ...signal, meaning, ...unit, computed, unreliable, known }]);
  }
  return `${JSON.stringify({ dateColumn: day, signals: Object.fromEntries(told) }, null, 2)}\n`;
}

function isYes(answer: string): boolean {
  return /^y(es)?$/i.test(answer);
}
