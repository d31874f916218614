import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProject } from '../../generator/commands/project.ts';
import type { SourceFile } from '../../generator/load/spec-file.ts';
import { generate, type PipelineOutcome, resolveSpecs } from '../../generator/pipeline.ts';

const root = join(import.meta.dirname, '../fixtures/diagnostics/base');
const project = readProject(root);
const stage = <T>(_: string, work: () => T): T => work();
const liveDefaults = new Map([['src/defaults.ts#FACTOR', { value: 2 }]]);

function generateFrom(
  specs: readonly SourceFile[],
  records: readonly SourceFile[] = [],
): Promise<PipelineOutcome> {
  const readLiveDefaults = async () => liveDefaults;
  return generate({
    ...project,
    specs,
    records: [...records],
    recordings: new Map(),
    readLiveDefaults,
    stage,
  });
}

const sound = await generateFrom(project.specs);

test('a sound project gives files and no finding', () => {
  expect(sound.findings).toEqual([]);
  expect(sound.outputs!.length).toBeGreaterThan(10);
});

test.each<[string, (files: readonly SourceFile[]) => SourceFile[]]>([
  ['the order of the files', (files) => [...files].reverse()],
  ['line ends', (files) => files.map(({ path, text }) => ({ path, text: text.replaceAll('\n', '\r\n') }))],
  ['a byte order mark', (files) => files.map(({ path, text }) => ({ path, text: `\uFEFF${text}` }))],
  [
    'comments and blank lines',
    (files) => files.map(({ path, text }) => ({ path, text: `# A comment.\n\n${text}` })),
  ],
])('%s make no difference to what is generated', async (_, change) => {
  expect((await generateFrom(change(project.specs))).outputs).toEqual(sound.outputs);
});

test('no output names the machine it was made on', () => {
  for (const { text } of sound.outputs!) {
    expect(text).not.toContain(root);
    expect(text).not.toContain('\r');
  }
});

test.each<[string, readonly SourceFile[]]>([
  ['no release', []],
  ['one', [{ path: 'changes/1.0.0.json', text: '{ "version": "1.0.0", "since": "0.9.0", "changes": [] }' }]],
])('an edit makes no file of another tool again, after %s', async (_, records) => {
  const lift = {
    path: 'specs/tools/demo/lift.yaml',
    text:
      'name: lift\ntitle: Lift\ntoolset: demo\nverified: 2026-01-01\nsummary: Lifts.\neffects: { readOnly: true }\n' +
      'result: { done: { type: boolean, required: true, description: Whether it is done. } }\n' +
      'examples: [{ title: A lift, arguments: {}, reads: It is done. }]\n',
  };
  const before = await generateFrom([...project.specs, lift], records);
  const edited = { ...lift, text: lift.text.replace('Lifts.', 'Lifts again.') };
  const after = await generateFrom([...project.specs, edited], records);
  const known = new Set(before.outputs);
  const made = after.outputs!.filter((file) => !known.has(file)).map((file) => file.path);
  expect(made).toContain('generated/kb/tools/lift.md');
  expect(made.filter((path) => path.includes('weigh-rows'))).toEqual([]);
});

const path = 'specs/tools/demo/weigh_rows.yaml';
const text = readFileSync(join(root, path), 'utf8');

/** Bits that change what the text around them means. */
const spoilers = [
  '',
  ' ',
  '\n',
  ':',
  '-',
  '{',
  '}',
  '[',
  '"',
  "'",
  '#',
  '&a ',
  '*a',
  '!t ',
  '|',
  '%',
  '0',
  '.inf',
  '~',
  '?',
  '\t',
  '\u0000',
  '\u202e',
  '\u0024{',
  '*/',
  '`',
];

test('no spoilt spec crashes the stages: each is sound, or gives findings with a place', async () => {
  const edits = fc.array(
    fc.record({ at: fc.nat(text.length), cut: fc.nat(12), put: fc.constantFrom(...spoilers) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  await fc.assert(
    fc.asyncProperty(edits, async (spoiling) => {
      const spoilt = spoiling.reduce(
        (whole, { at, cut, put }) => whole.slice(0, at) + put + whole.slice(at + cut),
        text,
      );
      const specs = project.specs.map((file) => (file.path === path ? { path, text: spoilt } : file));
      const findings: { place: { line: number; column: number } }[] = [];
      const input = { ...project, specs, stage, readLiveDefaults: async () => liveDefaults };
      const resolved = await resolveSpecs(input, (finding) => findings.push(finding));
      const placed = findings.every(({ place }) => place.line >= 1 && place.column >= 1);
      return placed && (resolved === undefined) === findings.length > 0;
    }),
    { numRuns: 150 },
  );
});
