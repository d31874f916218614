import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withProject } from '../diagnostics/fixture-project.ts';
import { toolwright } from '../run-toolwright.ts';

const handler = 'src/handlers/weigh-rows.ts';

test('it writes the handler that is missing, and says so', async () => {
  await withProject('T701-no-handler', async (root) => {
    expect(await toolwright(root, 'scaffold')).toEqual({
      status: 0,
      out:
        `wrote ${handler}\nIts type is generated: run \`toolwright gen\`. ` +
        'A call ends in a fault, and the tests fail, until it is written.\n',
      err: '',
    });
    expect(readFileSync(join(root, handler), 'utf8')).toContain('rows: args.rows');
    expect(await toolwright(root, 'scaffold')).toEqual({
      status: 0,
      out: 'every tool has its handler\n',
      err: '',
    });
  });
});

test.each<[string, (file: string) => void]>([
  ['a file', (file) => writeFileSync(file, '// mine')],
  ['an empty file', (file) => writeFileSync(file, '')],
  ['a link that leads nowhere', (file) => symlinkSync('/nowhere', file)],
  ['a folder', (file) => mkdirSync(file)],
])('%s that is there is left as it is', async (_, make) => {
  await withProject('base', async (root) => {
    const file = join(root, handler);
    rmSync(file);
    make(file);
    expect(await toolwright(root, 'scaffold', 'weigh_rows')).toEqual({
      status: 0,
      out: `${handler} is there and was left as it is\n`,
      err: '',
    });
  });
});

test('of several names, those that have no handler get one', async () => {
  await withProject('base', async (root) => {
    const copy = 'specs/tools/demo/weigh_again.yaml';
    const text = readFileSync(join(root, 'specs/tools/demo/weigh_rows.yaml'), 'utf8');
    writeFileSync(
      join(root, copy),
      text.replace('name: weigh_rows', 'name: weigh_again').replace('/api/weigh', '/api/weigh-again'),
    );
    const { status, out } = await toolwright(root, 'scaffold', 'weigh_rows', 'weigh_again', 'weigh_rows');
    expect({ status, lines: out.split('\n').slice(0, 2) }).toEqual({
      status: 0,
      lines: [`${handler} is there and was left as it is`, 'wrote src/handlers/weigh-again.ts'],
    });
  });
});

test('a tool that is not there is exit status 2, and nothing is written', async () => {
  await withProject('T701-no-handler', async (root) => {
    const { status, out, err } = await toolwright(root, 'scaffold', 'weigh_rows', 'weigh_row');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('weigh_rows.yaml:1:1 error T901: there is no tool "weigh_row"\n');
    expect(err).toContain('  did you mean "weigh_rows"?');
    expect(existsSync(join(root, handler))).toBe(false);
  });
});

test('specs that are not sound are exit status 1', async () => {
  const broken = await withProject('T301-unknown-name', (root) => toolwright(root, 'scaffold'));
  expect(broken).toMatchObject({ status: 1, out: '' });
  expect(broken.err).toContain('T301');
});

test('a server that answers calls itself has no handlers', async () => {
  await withProject('T701-no-handler', async (root) => {
    writeFileSync(join(root, 'toolwright.config.js'), "export default { dispatch: 'own' };\n");
    expect(await toolwright(root, 'scaffold')).toEqual({
      status: 0,
      out: 'the server answers calls itself, as toolwright.config.js says: it has no handlers\n',
      err: '',
    });
    expect(existsSync(join(root, handler))).toBe(false);
    expect(await toolwright(root, 'gen')).toMatchObject({ status: 0 });
    expect(await toolwright(root, 'check')).toMatchObject({ status: 0 });
  });
});
