import type { Report } from '../diagnostics/diagnostic.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { Policies } from '../model/policies.ts';
import { defined } from './defined.ts';
import { checkName, type Names } from './names.ts';
import type { ServerSpec } from './spec.ts';

/** The house rules, each term and toolset that they name looked up. */
export function resolvePolicies(
  spec: ServerSpec,
  document: SpecDocument,
  names: Names,
  report: Report,
): Policies {
  const {
    forbiddenTools = [],
    adviceWords = [],
    companions = [],
    requiredArguments = [],
    budgets = {},
    verifiedWithinDays,
  } = spec.policies ?? {};
  const check = (kind: 'term' | 'toolset', name: string, ...path: Path) =>
    checkName(kind, name, names[kind], document.placeOfValue(['policies', ...path]), report);
  for (const [index, companion] of companions.entries()) {
    check('term', companion.term, 'companions', index, 'term');
    for (const [at, term] of companion.with.entries()) check('term', term, 'companions', index, 'with', at);
  }
  for (const [index, { toolset }] of requiredArguments.entries()) {
    check('toolset', toolset, 'requiredArguments', index, 'toolset');
  }
  return defined({ forbiddenTools, adviceWords, companions, requiredArguments, budgets, verifiedWithinDays });
}
