import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Verification } from '../../generator/verify/checks.ts';

const root = join(import.meta.dirname, '../..');

test('the server, started as its examples expect it, keeps all that its specs say', async () => {
  const toolwright = join(root, 'generator/bin/toolwright.js');
  const server = [process.execPath, '--conditions=src', join(import.meta.dirname, 'prepared-server.ts')];
  const line = [toolwright, 'verify', '--timeout', '60', '--format', 'json', '--', ...server];
  const { stdout } = await promisify(execFile)(process.execPath, line, { cwd: root, maxBuffer: 1e8 }).catch(
    (error: { stdout: string }) => error,
  );
  const { checks, score } = JSON.parse(stdout) as Verification;
  expect(checks.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
  expect(score).toBe(100);
  const categories = new Set(checks.map(({ category }) => category));
  expect(categories.size).toBe(9);
});
