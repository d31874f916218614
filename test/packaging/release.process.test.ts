import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// A release as CONTRIBUTING.md makes it, in a repository that has what a release reads.
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
const shell = (command: string) => {
  const outcome = spawnSync('sh', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  expect(outcome, `${outcome.stdout}${outcome.stderr}`).toMatchObject({ status: 0 });
  return outcome.stdout;
};
const manifest = (place: string, of = folder) =>
  JSON.parse(readFileSync(join(of, place, 'package.json'), 'utf8'));

beforeAll(() => {
  for (const file of [
    '.changeset/config.json',
    'package.json',
    'package-lock.json',
    'generator/package.json',
  ])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  cpSync(join(root, 'runtime/package.json'), join(folder, 'runtime/package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  shell(
    'git init -q -b main && git add -A && git -c user.name=a -c user.email=a@example.org commit -q -m Before',
  );
});

test('both packages have one version, and the server uses it', () => {
  const { version } = manifest('generator', root);
  const { dependencies, devDependencies } = manifest('.', root);
  expect(manifest('runtime', root).version).toBe(version);
  expect([devDependencies.toolwright, dependencies['toolwright-runtime']]).toEqual([version, version]);
});

test('a change of one package raises both, and is told in the change log of its own', () => {
  const [major, minor] = manifest('generator').version.split('.').map(Number) as [number, number];
  const next = `${major}.${minor + 1}.0`;
  writeFileSync(join(folder, '.changeset/words.md'), '---\n"toolwright": minor\n---\n\nFinds more.\n');
  const status = shell('npx --no -- changeset status');
  expect(status).toMatch(/minor\s+- toolwright\s+- toolwright-runtime/);

  shell('npx --no -- changeset version');
  expect(['generator', 'runtime'].map((place) => manifest(place).version)).toEqual([next, next]);
  const { dependencies, devDependencies } = manifest('.');
  expect([devDependencies.toolwright, dependencies['toolwright-runtime']]).toEqual([next, next]);
  const log = (place: string) => readFileSync(join(folder, place, 'CHANGELOG.md'), 'utf8');
  expect(log('generator')).toContain(`## ${next}\n\n### Minor Changes\n\n- Finds more.\n`);
  expect(log('runtime')).not.toContain('Finds more.');
});
