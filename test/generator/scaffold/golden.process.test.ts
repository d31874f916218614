import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../../../generator/commands/project.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { toolwright } from '../run-toolwright.ts';

// Between them the tools of test/golden/ have every key of a tool: with their handlers gone, what is scaffolded for each
// has to compile.
const repository = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'scaffold-'));
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() => {
  cpSync(join(repository, 'test/golden'), root, { recursive: true });
  rmSync(join(root, 'src/handlers'), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  const tsconfig = { extends: join(repository, 'tsconfig.json'), include: ['.'], exclude: ['node_modules'] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
});

const tools = readFiles(join(repository, 'test/golden'), 'specs/tools', /\.yaml$/);

test('handlers of every shape compile under a strict tsc, and the check says of each that it is to be written', async () => {
  const { status, out } = await toolwright(root, 'scaffold');
  expect({ status, written: out.match(/^wrote /gm)?.length }).toEqual({ status: 0, written: tools.length });
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', root]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
  const { findings } = JSON.parse((await toolwright(root, 'check', '--format', 'json')).out) as {
    findings: readonly Diagnostic[];
  };
  // The handlers, and what they are to refuse; every argument is read. (No code of theirs reads the environment.)
  const codes = findings.map(({ code }) => code).filter((code) => code !== 'T707');
  expect(codes.filter((code) => code === 'T709')).toHaveLength(tools.length);
  expect([...new Set(codes)].sort()).toEqual(['T703', 'T709', 'T710']);
});
