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
  for (const place of ['runtime', 'create'])
    cpSync(join(root, place, 'package.json'), join(folder, place, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  shell(
    'git init -q -b main && git add -A && git -c user.name=a -c user.email=a@example.org commit -q -m Before',
  );
});

test('all packages have one version, and the server uses it', () => {
  const { version } = manifest('generator', root);
  expect(manifest('create', root)).toMatchObject({ version, dependencies: { toolwright: version } });
  const { dependencies, devDependencies } = manifest('.', root);
  expect(manifest('runtime', root).version).toBe(version);
  expect([devDependencies.toolwright, dependencies['toolwright-runtime']]).toEqual([version, version]);
});

test('a change of one package raises all, and is told in the change log of its own', () => {
  const [major, minor] = manifest('generator').version.split('.').map(Number) as [number, number];
  const next = `${major}.${minor + 1}.0`;
  writeFileSync(join(folder, '.changeset/words.md'), '---\n"toolwright": minor\n---\n\nFinds more.\n');
  const status = shell('npx --no -- changeset status');
  expect(status).toMatch(/minor\s+- create-toolwright\s+- toolwright\s+- toolwright-runtime/);

  shell('npx --no -- changeset version');
  expect(['generator', 'runtime', 'create'].map((place) => manifest(place).version)).toEqual(
    Array(3).fill(next),
  );
  expect(manifest('create').dependencies.toolwright).toBe(next);
  const { dependencies, devDependencies } = manifest('.');
  expect([devDependencies.toolwright, dependencies['toolwright-runtime']]).toEqual([next, next]);
  const log = (place: string) => readFileSync(join(folder, place, 'CHANGELOG.md'), 'utf8');
  expect(log('generator')).toContain(`## ${next}\n\n### Minor Changes\n\n- Finds more.\n`);
  expect(log('runtime')).not.toContain('Finds more.');
});

test('each package brings its licence and says what it is', () => {
  for (const place of ['generator', 'runtime', 'create']) {
    const [licence, readme] = ['LICENSE', 'README.md'].map((file) =>
      readFileSync(join(root, place, file), 'utf8'),
    );
    expect(licence).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
    expect(readme).toContain(`# ${manifest(place, root).name}\n`);
  }
});
