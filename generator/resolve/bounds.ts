import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { Node } from '../model/node.ts';
import { misfits } from './fit.ts';
import type { NodeSpec } from './spec.ts';

/** Lower bound, upper bound, and whether they may be equal. */
const pairs = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
] as const;

/**
 * Reports bounds that leave no value, allowed values that break other bounds, a pattern that is no regular expression, and
 * a mapped bound that is not stated.
 */
export function checkBounds(spec: NodeSpec, path: Path, document: SpecDocument, report: Report): void {
  const contradiction = (key: string, problem: string) =>
    report(diagnostic('T312', document.placeOfValue([...path, key]), { problem }));

  let found = false;
  for (const [lower, upper, inclusive] of pairs) {
    const [low, high] = [spec[lower], spec[upper]];
    if (low === undefined || high === undefined) continue;
    if (inclusive ? low > high : low >= high) {
      found = true;
      contradiction(upper, `no value satisfies both ${lower} ${low} and ${upper} ${high}`);
    }
  }
  if (!found) {
    const empty = emptyRange(spec) ?? fewEntries(spec);
    if (empty !== undefined) contradiction(...empty);
  }
  for (const [index, value] of (spec.enum ?? []).entries()) {
    // A scalar's bounds stand in a spec as they do in what is made of it.
    for (const { problem } of misfits(value, { ...spec, enum: undefined } as unknown as Node)) {
      const place = document.placeOfValue([...path, 'enum', index]);
      report(diagnostic('T307', place, { what: `the allowed value ${JSON.stringify(value)}`, problem }));
    }
  }
  if (spec.pattern !== undefined && !isPattern(spec.pattern)) {
    contradiction('pattern', 'the pattern is not a regular expression');
  }
  for (const keyword of Object.keys(spec.refuse ?? {})) {
    if (keyword !== 'type' && !Object.hasOwn(spec, keyword)) {
      report(
        diagnostic('T312', document.placeOfKey([...path, 'refuse', keyword]), {
          problem: `refuse maps ${keyword}, which the value does not state`,
        }),
      );
    }
  }
}

/** A range that holds no whole number, or no multiple; the key that its finding stands at, and why. */
function emptyRange(spec: NodeSpec): [key: string, problem: string] | undefined {
  const { type, multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = spec;
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  const upper = exclusiveMaximum === undefined ? 'maximum' : 'exclusiveMaximum';
  const isBounded =
    (minimum ?? exclusiveMinimum) !== undefined && (maximum ?? exclusiveMaximum) !== undefined;
  if (step === undefined || !isBounded) return undefined;
  const first = Math.max(
    minimum === undefined ? Number.NEGATIVE_INFINITY : Math.ceil(minimum / step),
    exclusiveMinimum === undefined ? Number.NEGATIVE_INFINITY : Math.floor(exclusiveMinimum / step) + 1,
  );
  const last = Math.min(
    maximum === undefined ? Number.POSITIVE_INFINITY : Math.floor(maximum / step),
    exclusiveMaximum === undefined ? Number.POSITIVE_INFINITY : Math.ceil(exclusiveMaximum / step) - 1,
  );
  const what = multipleOf === undefined ? 'whole number' : `multiple of ${multipleOf}`;
  return first <= last ? undefined : [upper, `no ${what} lies within these bounds`];
}

/** A list that asks for more different entries than there are values. */
function fewEntries({
  items,
  uniqueItems,
  minItems = 0,
}: NodeSpec): [key: string, problem: string] | undefined {
  const values = items?.type === 'boolean' ? 2 : items?.enum?.length;
  if (!uniqueItems || values === undefined || minItems <= values) return undefined;
  return ['minItems', `no ${minItems} different entries can be made of ${values} values`];
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
