import type { FileKind } from '../load/spec-file.ts';
import { metaSchemas } from '../schema/meta-schemas.ts';
import { forEditors } from './editor/for-editors.ts';
import { knownNames, type Names } from './editor/known-names.ts';
import { listOfNames, nameReferences, reference } from './editor/name-references.ts';
import { shareRepeated } from './editor/share.ts';
import { withSnippets } from './editor/snippets.ts';
import type { Emitter } from './emitter.ts';
import { jsonText } from './print/json.ts';
import { generatedFrom } from './print/source-file.ts';
import type { JsonSchema } from './schemas/json-schema.ts';

/**
 * `generated/schema/`: the meta-schema of each kind of spec file as an editor loads it. It knows the names that the
 * specs define and what each means, and brings snippets; what editors do not know of is left out.
 */
export const editorSchema: Emitter = {
  name: 'editor-schema',
  emit: ({ contract }) => {
    const names = knownNames(contract);
    return Object.keys(metaSchemas()).map((kind) => ({
      path: `generated/schema/${kind}.schema.json`,
      text: textOf(kind as FileKind, names),
    }));
  },
};

/** What was written last of each kind, and of which names: most edits of a spec change none. */
const lastTexts = new Map<FileKind, { readonly of: string; readonly text: string }>();

function textOf(kind: FileKind, names: ReadonlyMap<string, Names>): string {
  const { schema, lists } = outlinesOf(new Set(names.keys())).get(kind)!;
  const used = lists.map((list) => [list, listOfNames(names.get(list)!)] as const);
  const of = JSON.stringify(used);
  const last = lastTexts.get(kind);
  if (last?.of === of) return last.text;
  const definitions = { ...(schema['definitions'] as object | undefined), ...Object.fromEntries(used) };
  const text = `${jsonText({
    $comment: generatedFrom('specs'),
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schema,
    ...(Object.keys(definitions).length > 0 && { definitions }),
  })}\n`;
  lastTexts.set(kind, { of, text });
  return text;
}

/** A schema but for the names, and the lists of names that it refers to. */
interface Outline {
  readonly schema: JsonSchema;
  readonly lists: readonly string[];
}

/** By the lists that there are: outlines depend on nothing else. */
const outlines = new Map<string, ReadonlyMap<FileKind, Outline>>();

function outlinesOf(lists: ReadonlySet<string>): ReadonlyMap<FileKind, Outline> {
  const key = [...lists].join();
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const addNames = nameReferences(lists);
  const found = new Map<FileKind, Outline>();
  for (const [kind, metaSchema] of Object.entries(metaSchemas()) as [FileKind, JsonSchema][]) {
    const schema = shareRepeated(withSnippets(kind, addNames(forEditors(metaSchema))));
    const text = JSON.stringify(schema);
    const used = [...lists].filter((list) => text.includes(JSON.stringify(reference(list)).slice(1, -1)));
    found.set(kind, { schema, lists: used });
  }
  outlines.set(key, found);
  return found;
}
