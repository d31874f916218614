import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateProject } from '../../../generator/commands/generate-project.ts';
import { namedTool } from '../../../generator/commands/named-tool.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import type { Emitter } from '../../../generator/emit/emitter.ts';
import { emit } from '../../../generator/emit.ts';
import { stalePages } from '../../../generator/lint/stale-pages.ts';
import { CHARACTER_LIMIT } from '../../../generator/load/load.ts';
import { checkCode } from '../../../generator/typescript/check-code.ts';

const folder = join(import.meta.dirname, '../../fixtures/diagnostics');

/** What a fixture changes of the sound project in `base`, beside the files that it puts over it. */
interface Case {
  readonly remove?: readonly string[];
  /** A file that is made longer than a spec may be. */
  readonly lengthen?: string;
  /** A tool that is copied under numbered names. */
  readonly copies?: { readonly of: string; readonly count: number };
  /** The day that pages are held against. */
  readonly today?: string;
  /** The tool that a command names. */
  readonly named?: string;
  /** `file:line:column CODE message`, and the suggestion after an arrow. */
  readonly findings: readonly string[];
}

/** Names of the fixtures: a code and what is wrong in it. */
export const fixtureNames: readonly string[] = readdirSync(folder).filter((name) => name !== 'base');

export function readCase(name: string): Case {
  return JSON.parse(readFileSync(join(folder, name, 'case.json'), 'utf8')) as Case;
}

/** Puts numbered copies of a tool in its place. */
function copyTool(file: string, count: number): void {
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  for (let number = 1; number <= count; number++) {
    const copy = text.replace(/^name: (\w+)$/m, `name: $1_${number}`);
    writeFileSync(file.replace(/\.yaml$/, `_${number}.yaml`), copy);
  }
}

/** Runs `work` on a copy of the sound project with a fixture laid over it. */
export async function withProject<T>(name: string, work: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'toolwright-'));
  try {
    cpSync(join(folder, 'base'), root, { recursive: true });
    if (name !== 'base') {
      cpSync(join(folder, name), root, { recursive: true });
      const { remove = [], lengthen, copies } = readCase(name);
      for (const path of remove) rmSync(join(root, path));
      if (lengthen !== undefined) appendFileSync(join(root, lengthen), '#'.repeat(CHARACTER_LIMIT));
      if (copies !== undefined) copyTool(join(root, copies.of), copies.count);
    }
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Every finding of a project: of generating it and, where that is sound, of its code. */
export async function findingsOf(root: string): Promise<readonly Diagnostic[]> {
  const { findings, contract } = await generateProject(root, () => 0, true);
  if (contract === null || findings.length > 0) return findings;
  const found: Diagnostic[] = [];
  const report = (finding: Diagnostic) => found.push(finding);
  if (existsSync(join(root, 'emitters.ts'))) {
    const { emitters } = (await import(pathToFileURL(join(root, 'emitters.ts')).href)) as {
      readonly emitters: readonly Emitter[];
    };
    const input = { contract, digests: new Map(), recordings: new Map() };
    await emit(emitters, input, (_, run) => run(), report);
  } else checkCode(contract, root, report);
  const { today, named } = JSON.parse(readText(root, 'case.json') ?? '{}') as Partial<Case>;
  if (today !== undefined) found.push(...stalePages(contract, today));
  if (named !== undefined) namedTool(named, contract, report);
  return found;
}

function readText(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

export function lineOf({ place, code, message, suggestion }: Diagnostic): string {
  const hint = suggestion === undefined ? '' : ` -> ${suggestion}`;
  return `${place.file}:${place.line}:${place.column} ${code} ${message}${hint}`;
}
