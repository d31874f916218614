import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Category, tally, type Verification } from '../generator/verify/checks.ts';
import { toolwright } from './toolwright.ts';

const modules = join(import.meta.dirname, 'node_modules');

/** Servers that others wrote, as a client starts them in a folder with one file. */
const servers: readonly (readonly [name: string, script: string, ...words: string[]])[] = [
  ['server-everything', '@modelcontextprotocol/server-everything/dist/index.js', 'stdio'],
  ['server-filesystem', '@modelcontextprotocol/server-filesystem/dist/index.js', 'files'],
  ['server-memory', '@modelcontextprotocol/server-memory/dist/index.js'],
];

/** OpenAPI documents that others wrote. */
const documents = ['petstore', 'train-travel'] as const;

/** The tables of docs/adopting.md hold what comes out when these servers and documents are adopted, generated and verified. */
export async function checkAdopted(): Promise<void> {
  const guide = readFileSync(join(import.meta.dirname, '../docs/adopting.md'), 'utf8');
  const rows: string[] = [];
  for (const [name, script, ...words] of servers) {
    rows.push(
      await inFolder((folder) =>
        serverRow(name, folder, [process.execPath, join(modules, script), ...words]),
      ),
    );
  }
  for (const name of documents) {
    const file = join(modules, `@readme/oas-examples/3.1/json/${name}.json`);
    rows.push(await inFolder((folder) => documentRow(name, folder, file)));
  }
  for (const row of rows) {
    process.stdout.write(`  ${row}\n`);
    assert.ok(guide.includes(row), 'docs/adopting.md has another row');
  }
}

async function serverRow(name: string, folder: string, command: readonly string[]): Promise<string> {
  mkdirSync(join(folder, 'files'));
  const adopted = await adopt(folder, '--', ...command);
  const verified = await toolwright(
    folder,
    'verify',
    '--timeout',
    '20',
    '--format',
    'json',
    '--',
    ...command,
  );
  const { tools, checks, score } = JSON.parse(verified) as Verification;
  const share = (category: Category) => {
    const { passed, failed } = tally(checks, category);
    return passed + failed === 0 ? '-' : `${passed} of ${passed + failed}`;
  };
  const shares = (['listing', 'examples', 'unknown', 'bounds', 'results'] as const).map(share);
  return `| ${[name, tools, adopted.todos, adopted.refused, score, ...shares].join(' | ')} |`;
}

async function documentRow(name: string, folder: string, file: string): Promise<string> {
  const { tools, todos, refused } = await adopt(folder, '--openapi', file);
  return `| ${[name, tools, todos, refused].join(' | ')} |`;
}

/** Adopts, and generates what was written. */
async function adopt(folder: string, ...words: readonly string[]) {
  const { files, refused } = JSON.parse(await toolwright(folder, 'adopt', '--format', 'json', ...words)) as {
    readonly files: readonly string[];
    readonly refused: readonly { readonly client: string; readonly rule: string }[];
  };
  await toolwright(folder, 'gen');
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    tools: files.filter((file) => file.startsWith('specs/tools/')).length,
    todos: texts.reduce((sum, text) => sum + (text.match(/\bTODO: /g)?.length ?? 0), 0),
    refused: refused.map(({ client, rule }) => `${client} (${rule})`).join(', ') || 'nobody',
  };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'adopted-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
