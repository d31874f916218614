import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Measurement, run, timeInTurn } from './measure.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const toolwright = at('../generator/bin/toolwright.js');

/** `toolwright adopt` and `toolwright verify` of a server of 100 tools with six arguments each, as whole processes. */
export async function measureAdoptedServer(): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'adopted-'));
  try {
    writeFileSync(join(folder, 'server.mjs'), SERVER);
    const server = [
      '--',
      process.execPath,
      at('../test/fixtures/scripted-server.mjs'),
      join(folder, 'server.mjs'),
    ];
    await run(process.execPath, [toolwright, 'adopt', '--to', 'kept', ...server], folder);
    const works = [
      () => run(process.execPath, [toolwright, 'adopt', '--to', 'new', ...server], folder),
      () => run(process.execPath, [toolwright, 'verify', ...server], join(folder, 'kept')),
    ] as const;
    const clear = () => rmSync(join(folder, 'new'), { recursive: true, force: true });
    const [adopt, verify] = await timeInTurn(works, 5, 1, clear);
    return {
      what: 'toolwright verify of a server of 100 tools, some 2,000 calls, whole process',
      ours: verify,
      notes: [`toolwright adopt of the same server: ${adopt.median.toFixed(0)} ms`],
      target: 'under 5 s, both',
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** It keeps its bounds, so that what is measured is every check to its end. */
const SERVER = `
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const number = { type: 'integer', minimum: 0, maximum: 9, description: 'A digit.' };
const tools = Array.from({ length: 100 }, (_, index) => ({
  name: 'add_' + index,
  description: 'Adds digits. It keeps nothing.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(NAMES.map((name) => [name, number])),
    required: ['a'],
    additionalProperties: false,
  },
  outputSchema: { type: 'object', properties: { sum: { type: 'integer', description: 'The sum.' } }, required: ['sum'] },
}));
const fits = (value) => Number.isInteger(value) && value >= 0 && value <= 9;
const call = (given) => {
  const sound = 'a' in given && Object.entries(given).every(([name, value]) => NAMES.includes(name) && fits(value));
  if (!sound) return { isError: true, content: [{ type: 'text', text: 'INVALID: no digit.' }] };
  const structuredContent = { sum: Object.values(given).reduce((sum, value) => sum + value, 0) };
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
};
export const answer = (method, params) =>
  method === 'tools/list' ? { tools } : method === 'tools/call' ? call(params.arguments ?? {}) : undefined;
`;
