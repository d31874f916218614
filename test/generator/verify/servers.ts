import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Run, toolwright } from '../run-toolwright.ts';

const scripted = join(import.meta.dirname, '../../fixtures/scripted-server.mjs');

/** A server of one tool that keeps everything its spec says; each part can be replaced by what breaks it. */
export interface Behaviour {
  readonly listing?: string;
  readonly call?: string;
  readonly answer?: string;
}

export const TOOL = `{
  name: 'add',
  title: 'Add',
  description: 'Adds two numbers.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  inputSchema: {
    type: 'object',
    properties: {
      a: { type: 'integer', minimum: 0, maximum: 9, description: 'The first.' },
      b: { type: 'integer', minimum: 0, maximum: 9, default: 1, description: 'The second.' },
    },
    required: ['a'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: { sum: { type: 'integer', description: 'The sum.' } },
    required: ['sum'],
    additionalProperties: false,
  },
}`;

export const CALL = `({ a, b = 1, ...rest }) => {
  const fits = (n) => Number.isInteger(n) && n >= 0 && n <= 9;
  if (Object.keys(rest).length > 0) return refused('UNKNOWN: there is no such argument.');
  if (!fits(a) || !fits(b)) return refused('INVALID: it is no digit.');
  if (a === 7) return refused('UNLUCKY: seven.');
  return given({ sum: a + b });
}`;

const SPEC_REST = `
refusals:
  UNLUCKY:
    condition: the first is seven
    reason: Seven.
    recover: Take eight.
    example: { arguments: { a: 7 } }
guarantees:
  - says: The order does not matter.
    calls: { forth: { a: 2, b: 3 }, back: { a: 3, b: 2 }, more: { a: 3, b: 4 } }
    check: forth.result == back.result && more.result.sum > back.result.sum
`;

export function moduleOf({ listing = TOOL, call = CALL, answer = '' }: Behaviour): string {
  return `
let calls = 0;
const refused = (text) => ({ isError: true, content: [{ type: 'text', text }] });
const given = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value });
const call = ${call};
export const answer = (method, params) => {
  ${answer}
  if (method === 'tools/list') return { tools: [${listing}] };
  if (method === 'tools/call') return call(params.arguments ?? {});
};`;
}

/** Adopts the sound server, finishes its spec, and runs `work` with a way to hold other servers to it. */
export async function withSpecs<T>(
  work: (verify: (behaviour: Behaviour, ...words: string[]) => Promise<Run>, root: string) => Promise<T>,
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'verify-'));
  const server = join(root, 'server.mjs');
  const command = ['--', process.execPath, scripted, server];
  try {
    writeFileSync(server, moduleOf({}));
    await toolwright(root, 'adopt', ...command);
    const file = join(root, 'specs/tools/tools/add.yaml');
    const text = readFileSync(file, 'utf8').replace(
      /^# TODO: what it refuses.*\nrefusals: \{\}\n/m,
      () => SPEC_REST,
    );
    writeFileSync(file, text);
    const verify = (behaviour: Behaviour, ...words: string[]) => {
      writeFileSync(server, moduleOf(behaviour));
      return toolwright(root, ...(words[0] === 'pin' ? words : ['verify', ...words]), ...command);
    };
    return await work(verify, root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
