import type { SpecDocument } from '../load/document.ts';
import type { JsonValue } from '../model/node.ts';
import { exportedNames, parseReference } from './code-reference.ts';
import { entriesOf } from './names.ts';
import type { ProjectCode } from './project.ts';

/**
 * The modules that documents refer to and whose text does not show the name: only there is it worth to load a compiler
 * that reads the symbols.
 */
export function modulesToRead(documents: readonly SpecDocument[], text: ProjectCode['text']): string[] {
  const modules = documents.flatMap(references).flatMap((reference) => {
    if (typeof reference !== 'string') return [];
    const { module, exportName } = parseReference(reference);
    const code = text(module);
    return code === undefined || exportedNames(code).includes(exportName) ? [] : [module];
  });
  return [...new Set(modules)].sort();
}

/** Every `path/to/file.ts#name` of a document. */
function references({ kind, value }: SpecDocument): (JsonValue | undefined)[] {
  const entries = entriesOf(value);
  const member = (key: string) => Object.values(entries).map((entry) => entriesOf(entry)[key]);
  switch (kind) {
    case 'tool': {
      const live = Object.values(entriesOf(entries['arguments'])).map(
        (entry) => entriesOf(entry)['liveDefault'],
      );
      return [entries['core'], entries['picture'], ...live];
    }
    case 'server':
      return [entries['services'], entries['snapshot']];
    case 'vocabularies':
    case 'fixtures':
      return member('from');
    default:
      return [];
  }
}
