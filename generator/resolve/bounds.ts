import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Path, SpecDocument } from '../load/document.ts';
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

/** Reports bounds that leave no value, a pattern that is no regular expression, and a mapped bound that is not stated. */
export function checkBounds(spec: NodeSpec, path: Path, document: SpecDocument, report: Report): void {
  const contradiction = (key: string, problem: string) =>
    report(diagnostic('T312', document.placeOfValue([...path, key]), { problem }));

  for (const [lower, upper, inclusive] of pairs) {
    const [low, high] = [spec[lower], spec[upper]];
    if (low === undefined || high === undefined) continue;
    if (inclusive ? low > high : low >= high) {
      contradiction(upper, `no value satisfies both ${lower} ${low} and ${upper} ${high}`);
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

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}
