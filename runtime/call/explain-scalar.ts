import { counted } from '../counted.ts';
import { nearestNames } from '../nearest.ts';
import type { NumberShape, Shape, StringShape } from '../shape.ts';
import { listChoices, showValue } from './show-value.ts';

/** One broken keyword. The sentence is built only if it is shown. */
export interface Problem {
  readonly keyword: string;
  /** What follows the path in a sentence. */
  readonly says: () => string;
}

const NON_FINITE: readonly unknown[] = ['nan', 'inf', '-inf'];

export function describeWrongType(shape: Shape, value: unknown): Problem {
  return { keyword: 'type', says: () => `must be ${kindOf(shape)}, not ${showValue(value)}.` };
}

function kindOf(shape: Shape): string {
  const kind = /^[aio]/.test(shape.type) ? `an ${shape.type}` : `a ${shape.type}`;
  const nonFinite = shape.type === 'number' && shape.nonFinite ? ' (or "nan", "inf", "-inf")' : '';
  return `${kind}${nonFinite}${shape.nullable ? ' or null' : ''}`;
}

export function stringProblems(shape: StringShape, value: string, tell: (problem: Problem) => void): void {
  const choices = shape.enum;
  if (choices !== undefined && !choices.includes(value)) {
    tell({
      keyword: 'enum',
      says: () => {
        const nearest = nearestNames(value, choices)[0];
        const hint = nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`;
        return `must be ${listChoices(choices)}, not ${showValue(value)}.${hint}`;
      },
    });
  }
  if (shape.minLength !== undefined || shape.maxLength !== undefined) lengthProblems(shape, value, tell);
  if (shape.pattern !== undefined && !compiled(shape.pattern).test(value)) {
    tell({
      keyword: 'pattern',
      says: () => `must match the pattern ${shape.pattern}; it is ${showValue(value)}.`,
    });
  }
}

function lengthProblems(shape: StringShape, value: string, tell: (problem: Problem) => void): void {
  const length = codePoints(value);
  if (shape.minLength !== undefined && length < shape.minLength) {
    const says = () => `has ${counted(length, 'character')}; it must have at least ${shape.minLength}.`;
    tell({ keyword: 'minLength', says });
  }
  if (shape.maxLength !== undefined && length > shape.maxLength) {
    const says = () => `has ${counted(length, 'character')}; it can have at most ${shape.maxLength}.`;
    tell({ keyword: 'maxLength', says });
  }
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const patterns = new Map<string, RegExp>();

/**
 * JSON Schema's patterns are Unicode-aware and not anchored. They come from contracts, so there are few of
 * them.
 */
function compiled(pattern: string): RegExp {
  const found = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, found);
  return found;
}

export function numberProblems(shape: NumberShape, value: unknown, tell: (problem: Problem) => void): void {
  if (shape.nonFinite && NON_FINITE.includes(value)) return;
  const fits = shape.type === 'integer' ? Number.isInteger(value) : Number.isFinite(value);
  if (typeof value !== 'number' || !fits) {
    tell(describeWrongType(shape, value));
    return;
  }

  const bound = (keyword: string, words: string, limit: number, nearest?: number) => {
    const hint = nearest === undefined ? '' : ` The nearest valid value is ${nearest}.`;
    tell({ keyword, says: () => `must be ${words} ${limit}, not ${value}.${hint}` });
  };
  const step = shape.type === 'integer' ? 1 : undefined;
  if (shape.enum !== undefined && !shape.enum.includes(value)) {
    const choices = shape.enum;
    tell({ keyword: 'enum', says: () => `must be ${listChoices(choices)}, not ${value}.` });
  }
  if (shape.minimum !== undefined && value < shape.minimum) {
    bound('minimum', 'at least', shape.minimum, shape.minimum);
  }
  if (shape.maximum !== undefined && value > shape.maximum) {
    bound('maximum', 'at most', shape.maximum, shape.maximum);
  }
  if (shape.exclusiveMinimum !== undefined && value <= shape.exclusiveMinimum) {
    const nearest = step === undefined ? undefined : Math.floor(shape.exclusiveMinimum) + step;
    bound('exclusiveMinimum', 'greater than', shape.exclusiveMinimum, nearest);
  }
  if (shape.exclusiveMaximum !== undefined && value >= shape.exclusiveMaximum) {
    const nearest = step === undefined ? undefined : Math.ceil(shape.exclusiveMaximum) - step;
    bound('exclusiveMaximum', 'less than', shape.exclusiveMaximum, nearest);
  }
  if (shape.multipleOf !== undefined && !isMultiple(value, shape.multipleOf)) {
    bound('multipleOf', 'a multiple of', shape.multipleOf);
  }
}

/**
 * As the generated validators decide it: the quotient equals what is left when its text is read as an
 * integer.
 */
function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  return quotient === Number.parseInt(String(quotient), 10);
}
