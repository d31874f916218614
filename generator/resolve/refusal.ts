import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { PlannedCall, Refusal } from '../model/contract.ts';
import { defined } from './defined.ts';
import type { Named, RefusalSpec } from './spec.ts';

/** HTTP status of a refusal that names none. */
const DEFAULT_STATUS = 422;

/** What the runtime fills in where an argument is at fault: the sentence that names it, the bound and the way back. */
export const VIOLATION = 'violation';

/** Refusals by code, sorted by it; every placeholder of its texts must be a declared parameter, or, in a reason, the violation. */
export function resolveRefusals(
  specs: Named<RefusalSpec>,
  path: Path,
  document: SpecDocument,
  report: Report,
  example: (spec: RefusalSpec, path: Path) => PlannedCall | undefined,
): Refusal[] {
  return Object.keys(specs)
    .sort()
    .map((code) => {
      const spec = specs[code]!;
      const at = [...path, code];
      checkPlaceholders(code, spec, at, document, report);
      return defined({
        code,
        place: document.placeOfKey(at),
        condition: spec.condition,
        params: Object.entries(spec.params ?? {}).map(([name, type]) => ({ name, type })),
        reason: spec.reason,
        recover: spec.recover,
        status: spec.status ?? DEFAULT_STATUS,
        example: example(spec, at),
      });
    });
}

function checkPlaceholders(
  code: string,
  spec: RefusalSpec,
  path: Path,
  document: SpecDocument,
  report: Report,
): void {
  const declared = Object.keys(spec.params ?? {});
  for (const [key, text, known] of [
    ['reason', 'the reason', [...declared, VIOLATION]],
    ['recover', 'the way forward', declared],
  ] as const) {
    for (const match of spec[key].matchAll(/\{(\w+)\}/g)) {
      const name = match[1]!;
      if (known.includes(name)) continue;
      const place = document.placeWithin([...path, key], match.index, match.index + match[0].length);
      const facts = { text, name, declarations: `the params of ${code}` };
      report(diagnostic('T310', place, facts, nearest(name, declared)));
    }
  }
}
