import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoRoot, ownRoot } from './project.ts';

const launcher = join(ownRoot, 'generator/bin/toolwright.js');

/** `toolwright gen` as a process, with little memory, on the demo with one more file. */
function generateWith(path: string, content: string | Buffer) {
  const root = mkdtempSync(join(tmpdir(), 'toolwright-large-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(demoRoot, root, { recursive: true });
  writeFileSync(join(root, path), content);
  const { status, stderr } = spawnSync(process.execPath, ['--max-old-space-size=512', launcher, 'gen'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stderr, touched: existsSync(join(root, 'generated')) };
}

test.each([
  ['one line', Buffer.alloc(50_000_000, 'x')],
  ['millions of lines', Buffer.alloc(50_000_000, 'a: 1\n')],
  ['brackets alone', Buffer.alloc(50_000_000, '[')],
])('a spec of 50 MB, %s, is a finding', (_, content) => {
  const { status, stderr, touched } = generateWith('specs/glossary.yaml', content);
  expect(stderr).toContain('specs/glossary.yaml:1:1 error T106: the file has 50000000 characters');
  expect({ status, touched }).toEqual({ status: 1, touched: false });
  expect(stderr.length).toBeLessThan(1_000);
});

test('50 MB of bytes that are no text are a finding', () => {
  const { status, stderr, touched } = generateWith('specs/glossary.yaml', Buffer.alloc(50_000_000, 0xff));
  expect(stderr).toContain('specs/glossary.yaml:1:1 error T111: the file is not UTF-8 from its byte 0 on');
  expect({ status, touched }).toEqual({ status: 1, touched: false });
});
