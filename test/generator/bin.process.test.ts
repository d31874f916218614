import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const launcher = join(import.meta.dirname, '../../generator/bin/toolwright.js');
const runFile = promisify(execFile);

/** A Node of this machine that is older than the project's, as a client outside npm would use it. */
const oldNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((path) => existsSync(path) && /^v(1\d|2[0-3])\./.test(spawnSync(path, ['-v']).stdout.toString()));

test.skipIf(oldNode === undefined)('an older Node starts the generator under the installed one', async () => {
  const { stdout } = await runFile(oldNode!, [launcher, 'explain', 'T101']);
  expect(stdout).toContain('T101 Not YAML');
});

test.skipIf(oldNode === undefined)('the exit status comes through', async () => {
  await expect(runFile(oldNode!, [launcher, 'nonsense'])).rejects.toMatchObject({ code: 2 });
});

test.skipIf(oldNode === undefined)(
  'a launcher that was relaunched and is still too old says so',
  async () => {
    const env = { ...process.env, TOOLWRIGHT_GENERATOR_RELAUNCHED: '1' };
    await expect(runFile(oldNode!, [launcher, 'help'], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('needs Node 24 or newer'),
    });
  },
);

test("the project's own Node runs it directly", async () => {
  const { stdout, stderr } = await runFile(process.execPath, [launcher, '--help']);
  expect(stdout).toContain('Usage: toolwright COMMAND');
  expect(stderr).toBe('');
});
