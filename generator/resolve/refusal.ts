import type { Report } from '../diagnostics/diagnostic.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { PlannedCall, Refusal } from '../model/contract.ts';
import { defined } from './defined.ts';
import { checkPlaceholders } from './placeholders.ts';
import type { Named, RefusalSpec } from './spec.ts';

/** HTTP status of a refusal that names none. */
const DEFAULT_STATUS = 422;

/** What the runtime fills in where an argument is at fault: the sentence that names it, the bound and the way back. */
export const VIOLATION = 'violation';

/**
 * Refusals by code, sorted by it. Every placeholder of its texts must be a declared parameter or, in a reason, the
 * violation.
 */
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
      const { params = {}, reason, recover } = spec;
      const shared = { declared: Object.keys(params), declarations: `the params of ${code}` };
      for (const text of [
        { text: reason, path: [...at, 'reason'], what: 'the reason', given: VIOLATION },
        { text: recover, path: [...at, 'recover'], what: 'the way forward' },
      ]) {
        checkPlaceholders({ ...text, ...shared }, document, report);
      }
      return defined({
        code,
        place: document.placeOfKey(at),
        condition: spec.condition,
        params: Object.entries(params).map(([name, type]) => ({ name, type })),
        reason,
        recover,
        status: spec.status ?? DEFAULT_STATUS,
        example: example(spec, at),
      });
    });
}
