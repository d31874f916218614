import { MEASURES, type Measure } from './measures.ts';

/** One condition of a bar. */
export interface Condition {
  readonly measure: Measure;
  readonly comparison: '>=' | '<=' | '>' | '<';
  readonly value: number;
}

/** Tapes that a campaign declares of one universe: numbered from 1 to `tapes`. */
export interface DeclaredUniverse {
  readonly universe: string;
  readonly tapes: number;
}

/** A search over many tapes, as it is declared before its first determination. */
export interface Campaign {
  readonly name: string;
  readonly universes: readonly DeclaredUniverse[];
  /** A tape is selected where all of these hold. */
  readonly selected: readonly Condition[];
  /** Else it is a candidate where all of these hold. */
  readonly candidate: readonly Condition[];
}

/** Why criteria that begin as a campaign's can't be read as one. */
export interface CampaignProblem {
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
const CONDITION = /^(\w+) (>=|<=|>|<) (-?\d+(?:\.\d+)?)$/;
const MAXIMUM_TAPES = 100_000;

/**
 * Reads the criteria of a claim that declares a campaign:
 *
 *     Campaign: momentum-2027
 *     Tapes: us-large 40, us-small 25
 *     Selected: deflatedSharpeRatio >= 0.95, probabilityOfBacktestOverfitting < 0.2
 *     Candidate: deflatedSharpeRatio >= 0.5
 *
 * These four lines come first, in this order; what follows them is for the reader. Names are lower-case letters, digits and
 * hyphens.
 *
 * @returns undefined where the criteria do not begin as a campaign's
 */
export function parseCampaign(criteria: string): Campaign | CampaignProblem | undefined {
  if (!/^campaign:/i.test(criteria)) return undefined;
  const lines = criteria.split('\n').map((line) => line.trim());
  const read = <T>(line: number, key: string, parse: (text: string) => T | string) => {
    const text = lines[line - 1] ?? '';
    const start = `${key}:`;
    if (!text.toLowerCase().startsWith(start.toLowerCase()))
      throw new Unreadable(line, `it does not begin with "${start}"`);
    const parsed = parse(text.slice(start.length).trim());
    if (typeof parsed === 'string') throw new Unreadable(line, parsed);
    return parsed;
  };
  try {
    const { name } = read(1, 'Campaign', parseName);
    const universes = read(2, 'Tapes', parseUniverses);
    const selected = read(3, 'Selected', parseConditions);
    return { name, universes, selected, candidate: read(4, 'Candidate', parseConditions) };
  } catch (error) {
    if (error instanceof Unreadable) return { line: error.line, problem: error.message };
    throw error;
  }
}

class Unreadable extends Error {
  readonly line: number;

  constructor(line: number, problem: string) {
    super(problem);
    this.line = line;
  }
}

function parseName(name: string): { readonly name: string } | string {
  return NAME.test(name) ? { name } : `"${name}" is no name of lower-case letters, digits and hyphens`;
}

function parseUniverses(text: string): readonly DeclaredUniverse[] | string {
  const universes: DeclaredUniverse[] = [];
  for (const part of text.split(',')) {
    const [universe = '', count = '', ...more] = part.trim().split(/\s+/);
    const tapes = Number(count);
    if (more.length > 0 || !NAME.test(universe) || !/^\d+$/.test(count) || tapes < 1 || tapes > MAXIMUM_TAPES)
      return `"${part.trim()}" is no universe and number of tapes, such as "us-large 40"`;
    if (universes.some((other) => other.universe === universe)) return `${universe} is there twice`;
    universes.push({ universe, tapes });
  }
  return universes;
}

function parseConditions(text: string): readonly Condition[] | string {
  const conditions: Condition[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, measure, comparison, value] = CONDITION.exec(part) ?? [];
    if (measure === undefined) return `"${part}" is no condition, such as "deflatedSharpeRatio >= 0.95"`;
    if (!Object.hasOwn(MEASURES, measure))
      return `a bar does not read ${measure}; it reads ${Object.keys(MEASURES).join(', ')}`;
    conditions.push({
      measure: measure as Measure,
      comparison: comparison as Condition['comparison'],
      value: Number(value),
    });
  }
  return conditions;
}
