import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../../generator/commands/project.ts';
import { editorSchema } from '../../../../generator/emit/editor-schema.ts';
import type { SpecDocument } from '../../../../generator/load/document.ts';
import { load } from '../../../../generator/load/load.ts';
import type { FileKind } from '../../../../generator/load/spec-file.ts';
import type { JsonValue } from '../../../../generator/model/node.ts';
import { metaSchemas } from '../../../../generator/schema/meta-schemas.ts';
import { fixtureNames, readCase, withProject } from '../../diagnostics/fixture-project.ts';
import { contract } from '../contract-fixture.ts';
import { emit } from '../run-emitter.ts';

// An editor's schema is the generator's, said in another way: it takes what that takes, and marks what that rejects.
// Here it knows no names, which are a project's own.
const { access: _, ...server } = contract.server;
const nameless = await emit(editorSchema, {
  ...contract,
  server: { ...server, toolsets: [], switches: [], refusals: [] },
  tools: [],
  glossary: [],
  types: [],
  groups: [],
  vocabularies: [],
  fixtures: [],
});
const root = join(import.meta.dirname, '../../../..');
const documentsOf = (folder: string) => load(readFiles(folder, 'specs', /\.ya?ml$/), () => undefined);

type Verdict = (kind: FileKind, value: JsonValue) => boolean;

function judge(schemaOf: (kind: FileKind) => object): Verdict {
  const ajv = new Ajv({ discriminator: true, strict: false, ownProperties: true, inlineRefs: false });
  const compiled = new Map<FileKind, ValidateFunction>();
  return (kind, value) => {
    const check = compiled.get(kind) ?? ajv.compile(schemaOf(kind));
    compiled.set(kind, check);
    return check(value);
  };
}
const editor = judge((kind) => JSON.parse(nameless.get(`generated/schema/${kind}.schema.json`)!));
const generator = judge((kind) => metaSchemas()[kind]);

const projects = ['.', 'test/golden', 'bench/trivial', 'test/fixtures/diagnostics/base'].filter((project) =>
  existsSync(join(root, project, 'specs')),
);

test.each(projects)('every spec of %s is taken by both', (project) => {
  const documents = documentsOf(join(root, project));
  expect(documents.length).toBeGreaterThan(2);
  expect(documents.filter(({ kind, value }) => !generator(kind, value) || !editor(kind, value))).toEqual([]);
});

test.each(fixtureNames)(
  '%s: both reject the files that the schema stage rejects, and no other',
  async (name) => {
    const documents = await withProject(name, async (folder) => documentsOf(folder));
    const rejected = (verdict: Verdict) =>
      documents.filter(({ kind, value }) => !verdict(kind, value)).map(({ path }) => path);
    const found = readCase(name).findings.flatMap((line) => /^([^:]+):\d+:\d+ T2/.exec(line)?.[1] ?? []);
    expect(rejected(editor)).toEqual(rejected(generator));
    expect(rejected(editor)).toEqual([...new Set(found)]);
  },
);

describe('with one thing changed, both say the same', () => {
  const replacements: readonly JsonValue[] = [7, -1.5, 'text', '', true, null, [], {}, ['text'], { key: 7 }];

  test.each(projects.slice(1))('%s', (project) => {
    let turn = 0;
    const counts = { taken: 0, rejected: 0 };
    for (const { kind, value, path } of documentsOf(join(root, project)) as SpecDocument[]) {
      for (const change of changesOf(value, () => replacements[turn++ % replacements.length]!)) {
        const verdict = generator(kind, change);
        counts[verdict ? 'taken' : 'rejected'] += 1;
        if (editor(kind, change) !== verdict) expect({ path, change }).toBe(verdict ? 'taken' : 'rejected');
      }
    }
    expect(counts.taken).toBeGreaterThan(10);
    expect(counts.rejected).toBeGreaterThan(100);
  });
});

/** The value with each of its parts, one at a time, left out, under another key, and replaced. */
function* changesOf(value: JsonValue, replacement: () => JsonValue): Generator<JsonValue> {
  yield replacement();
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      for (const change of changesOf(entry, replacement)) yield value.with(index, change);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const { [key]: _, ...others } = value as Record<string, JsonValue>;
    yield others;
    yield { ...others, [`${key}s`]: member };
    for (const change of changesOf(member, replacement)) yield { ...value, [key]: change };
  }
}
