import type { Report } from '../diagnostics/diagnostic.ts';
import { giveAgain, type Kept, keep } from '../diagnostics/kept.ts';
import type { SpecDocument } from '../load/document.ts';
import type { ProjectCode } from './project.ts';

interface Scope {
  readonly code: ProjectCode;
  readonly report: Report;
}

interface Entry<Value> {
  readonly given: readonly unknown[];
  /** Text of each module that was read; the value of a live default follows from it. */
  readonly modules: ReadonlyMap<string, string | undefined>;
  readonly kept: Kept<Value>;
}

/**
 * Work on a document that is done again only where the document, something of what else is `given`, or a module that it read
 * has changed. In a run that is once; a watching process leaves alone what an edit does not reach.
 */
export function whileUnchanged<S extends Scope, Value>(
  work: (document: SpecDocument, scope: S) => Value,
): (document: SpecDocument, scope: S, given: readonly unknown[]) => Value {
  const known = new WeakMap<SpecDocument, Entry<Value>>();
  return (document, scope, given) => {
    const { code, report } = scope;
    const found = known.get(document);
    if (found !== undefined && holds(found, given, code)) return giveAgain(found.kept, report);
    const modules = new Map<string, string | undefined>();
    const text = (module: string): string | undefined => {
      const read = code.text(module);
      modules.set(module, read);
      return read;
    };
    const kept = keep((collect) => work(document, { ...scope, code: { ...code, text }, report: collect }));
    known.set(document, { given, modules, kept });
    return giveAgain(kept, report);
  };
}

function holds(entry: Entry<unknown>, given: readonly unknown[], code: ProjectCode): boolean {
  return (
    entry.given.length === given.length &&
    entry.given.every((value, index) => value === given[index]) &&
    [...entry.modules].every(([module, text]) => code.text(module) === text)
  );
}
