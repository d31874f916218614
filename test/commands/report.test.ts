import { createServer } from 'toolwright-runtime';
import type { Terminal } from 'toolwright-runtime/command-line';
import { memoryArtifacts, memoryCallLog, memoryJournal } from 'toolwright-runtime/testing';
import { expect, it } from 'vitest';
import { registry } from '../../generated/registry.ts';
import { runReport } from '../../src/commands/report.ts';
import { reported } from '../fixtures/reported.ts';

async function report(...argv: string[]) {
  const journal = memoryJournal();
  let runs = 0;
  const server = createServer({
    registry,
    services: await reported({ journal }),
    log: memoryCallLog(),
    journal,
    artifacts: memoryArtifacts(),
    wallClock: () => new Date('2026-01-02T00:00:00.000Z'),
    newRunId: () => `run-${++runs}`,
    revision: null,
    code: 'under test',
    environment: {},
    reportFault: ({ error }) => {
      throw error;
    },
  });
  const [output, errors, files] = [[] as string[], [] as string[], new Map<string, string>()];
  const terminal: Terminal = {
    readInput: async () => '',
    readFile: async () => '',
    writeFile: async (path, content) => {
      files.set(path, Buffer.from(content).toString('utf8'));
    },
    writeOutput: (text) => output.push(text),
    writeError: (text) => errors.push(text),
  };
  const status = await runReport(server, argv, terminal);
  return { status, output: output.join(''), errors: errors.join(''), files };
}

it('writes the document of the tool, on the output or into a file', async () => {
  const shown = await report('00000000-run3.1', '--title', 'Mine');
  expect(shown.status).toBe(0);
  expect(shown.output).toMatch(/^<!DOCTYPE html>[\s\S]*<title>Mine<\/title>[\s\S]*<\/html>\n$/);
  const kept = await report('00000000-run3.1', '--title', 'Mine', '--output', 'r.html');
  expect(kept.status).toBe(0);
  expect(kept.output).toBe('');
  expect(kept.files.get('r.html')).toBe(shown.output);
});

it('says what it refuses, and what it is called with', async () => {
  expect(await report('none')).toMatchObject({
    status: 3,
    output: '',
    errors: expect.stringContaining('UNKNOWN_TRIAL: There is no trial none'),
  });
  expect(await report()).toMatchObject({ status: 2, errors: expect.stringContaining('Usage: report TRIAL') });
  expect(await report('a', 'b')).toMatchObject({ status: 2 });
});
