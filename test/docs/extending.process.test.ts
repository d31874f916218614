import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withProject } from '../generator/diagnostics/fixture-project.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/extending.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)(?: file=(\S+))?\n(.*?)^```/gms)].map(
  ([, language, file, text]) => ({
    language: language!,
    file,
    text: text!,
  }),
);

/** Of another project, further down the page. */
const OWN = 'toolwright.config.js';

const SPEC = 'specs/tools/demo/weigh_rows.yaml';

/** The demo with the example laid into it, whose tool has more sides than the one that the page is followed with. */
async function withExample(work: (project: string) => void): Promise<void> {
  await withProject('base', async (project) => {
    for (const { file, text } of blocks) {
      if (file === undefined || file === OWN) continue;
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
    work(project);
  });
}

/** Lays in what accepts or mends all that the example's lint finds. */
function satisfy(project: string): void {
  change(project, 'specs/types.yaml', 'term: gross_weight,', 'term: gross_weight, unit: kilogram,');
  change(project, SPEC, /$/, 'lint:\n  - { ignore: X101, reason: The caller chose the unit. }\n');
}

function change(project: string, path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(project, path), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(join(project, path), changed);
}

function toolwright(project: string, ...words: string[]) {
  const args = [join(root, 'generator/bin/toolwright.js'), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the lint finds numbers without a unit, and explain tells of it', async () => {
  await withExample((project) => {
    const { status, stderr } = toolwright(project, 'lint');
    expect(stderr).toContain(`${SPEC}:31:3 warning X101: a number in the result of weigh_rows has no unit`);
    expect(status).toBe(1);
    expect(toolwright(project, 'check', '--format', 'json').stdout).toContain('"code": "X101"');
    expect(toolwright(project, 'explain', 'X101').stdout).toContain('three basis points');
  });
});

test('the spec accepts it', async () => {
  await withExample((project) => {
    satisfy(project);
    expect(toolwright(project, 'lint')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(toolwright(project, 'gen')).toMatchObject({ status: 0, stderr: '' });
    // Accepted where there is nothing to accept, it is found itself.
    change(project, SPEC, 'total: { type: number', 'total: { type: number, unit: gram');
    expect(toolwright(project, 'lint').stderr).toContain('T505');
  });
});

test('the emitter writes its file, and every change of what it reads counts', async () => {
  await withExample((project) => {
    const read = () => readFileSync(join(project, 'generated/requests.http'), 'utf8');
    satisfy(project);
    expect(toolwright(project, 'gen').stdout).toMatch(/^wrote/);
    expect(read()).toBe(`### weigh_rows
POST http://localhost:8321/api/weigh
content-type: application/json

{
  "rows": [
    1,
    2
  ]
}
`);
    expect(toolwright(project, 'gen').stdout).toBe('up to date\n');
    expect(toolwright(project, 'gen', '--stats').stderr).toMatch(
      /ms +emit requests of toolwright\.config\.ts\n/,
    );

    change(project, 'house/request.ts', 'localhost:8321', 'localhost:9000');
    expect(toolwright(project, 'gen', '--check').status).toBe(1);
    expect(toolwright(project, 'gen').stdout).toMatch(/^wrote 2,/);
    expect(read()).toContain('localhost:9000');

    writeFileSync(join(project, 'house/host.txt'), 'one');
    change(
      project,
      'toolwright.config.ts',
      'defineExtension({',
      "defineExtension({ inputs: ['house/host.txt'],",
    );
    expect(toolwright(project, 'gen').stdout).toMatch(/^wrote 0,/);
    expect(toolwright(project, 'gen').stdout).toBe('up to date\n');
    writeFileSync(join(project, 'house/host.txt'), 'two');
    expect(toolwright(project, 'gen').stdout).toMatch(/^wrote 0,/);
  });
});

test('the configuration compiles against the types of the package', async () => {
  await withExample((project) => {
    const compiled = join(root, 'node_modules/.cache/extending');
    for (const { file } of blocks)
      if (file !== undefined && file !== OWN)
        cpSync(join(project, file), join(compiled, file), { recursive: true });
    writeFileSync(
      join(compiled, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['.'], exclude: [] }),
    );
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout, status } = spawnSync(tsc, ['--noEmit', '-p', compiled], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
