import type { VocabularyEntry } from 'toolwright-runtime';
import type { ImportedDefinition } from '../data/signals/definitions.ts';
import type { Services } from '../services.ts';
import { areQuantiles, type BinRules } from './bin-rules.ts';
import { DIM_TRUST } from './defaults.ts';
import { SIGNALS, type SignalDefinition } from './signals.ts';

/** The signals as a caller may name them, those that were imported included, with what each means. */
export async function signalVocabulary(services: Services): Promise<readonly VocabularyEntry[]> {
  return [...SIGNALS.map(builtIn), ...(await services.importedSignals()).map(imported)];
}

const DEFAULT_TRUST: Readonly<Record<string, number>> = DIM_TRUST;

function builtIn(signal: SignalDefinition): VocabularyEntry {
  const { name, description, definition, unreliable } = signal;
  const bins = signal.type === 'number' ? binList(signal.bins ?? []) : '';
  const text = [description, definition, bins, trustText(DEFAULT_TRUST[name] ?? 1), unreliable];
  return signal.type === 'category'
    ? { name, description: sentences(text), type: 'string', values: signal.categories }
    : { name, description: sentences(text), type: 'number', unit: signal.unit };
}

function imported({
  name,
  kind,
  meaning,
  unit,
  computed,
  unreliable,
  known,
  trust,
  bins,
  tags,
}: ImportedDefinition) {
  const lag =
    known === 'after the close' ? 'Known after the close: a day has the value of the session before.' : '';
  const description = sentences([
    'Imported.',
    meaning,
    computed,
    binList(bins),
    trustText(trust),
    lag,
    unreliable,
  ]);
  return kind === 'category'
    ? ({ name, description, type: 'string', values: tags } as const)
    : ({ name, description, type: 'number', unit } as const);
}

/** `Bins: VIX_LOW below 15, else VIX_HIGH.`, or the shares of the history that they divide. */
function binList(bins: BinRules): string {
  if (bins.length === 0) return '';
  if (areQuantiles(bins)) {
    const borders = bins.slice(0, -1).map(({ upTo }) => `${(100 * upTo).toFixed(1)} %`);
    return `Bins: ${bins.map(({ name }) => name).join(', ')}, with borders at ${borders.join(' and ')} of the history up to the day.`;
  }
  const names = bins.map(({ name, below }) =>
    Number.isFinite(below) ? `${name} below ${below}` : `else ${name}`,
  );
  return `Bins: ${names.join(', ')}.`;
}

function trustText(trust: number): string {
  return trust === 1 ? '' : `Default trust ${trust}.`;
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
