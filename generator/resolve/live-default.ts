import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { SpecDocument } from '../load/document.ts';
import type { LiveDefault } from '../model/node.ts';
import { importsSomething, resolveReference } from './code-reference.ts';
import { entriesOf } from './names.ts';
import type { ProjectCode } from './project.ts';

/** The references of all live defaults that sound documents name, each once, in order. */
export function liveDefaultReferences(documents: readonly SpecDocument[]): string[] {
  const references = documents
    .filter((document) => document.kind === 'tool')
    .flatMap((document) => Object.values(entriesOf(entriesOf(document.value)['arguments'])))
    .map((argument) => entriesOf(argument)['liveDefault'])
    .filter((reference) => typeof reference === 'string');
  return [...new Set(references)].sort();
}

/** A live default with the value it has in the code; undefined where it can't be read. */
export function resolveLiveDefault(
  reference: string,
  place: Place,
  code: ProjectCode,
  report: Report,
): LiveDefault | undefined {
  const found: Report = (finding) => {
    sound = false;
    report(finding);
  };
  let sound = true;
  const { module, exportName } = resolveReference(reference, place, code, found);
  if (importsSomething(code.text(module) ?? '')) found(diagnostic('T305', place, { module }));
  if (!sound) return undefined;
  const live = code.liveDefaults.get(reference) ?? { problem: 'it was not read' };
  if ('problem' in live) {
    report(diagnostic('T306', place, { reference, problem: live.problem }));
    return undefined;
  }
  return { module, exportName, value: live.value };
}
