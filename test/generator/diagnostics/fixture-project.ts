import { execFileSync } from 'node:child_process';
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
import { diff } from '../../../generator/commands/diff.ts';
import { generateProject } from '../../../generator/commands/generate-project.ts';
import { namedTool } from '../../../generator/commands/named-tool.ts';
import { renderProject } from '../../../generator/commands/render-project.ts';
import { runServerCommand } from '../../../generator/commands/server-line.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import type { Code, Severity } from '../../../generator/diagnostics/table.ts';
import type { Emitter } from '../../../generator/emit/emitter.ts';
import { LOCK_PATH } from '../../../generator/emit/lock.ts';
import { emit } from '../../../generator/emit.ts';
import { askProject, type InitOptions } from '../../../generator/init/ask-project.ts';
import { stalePages } from '../../../generator/lint/stale-pages.ts';
import { CHARACTER_LIMIT } from '../../../generator/load/load.ts';
import { checkCode } from '../../../generator/typescript/check-code.ts';
import { strayFiles } from '../../../generator/write/strays.ts';

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
  /** What `toolwright init` is asked for. */
  readonly init?: Pick<InitOptions, 'folder'> & Partial<InitOptions>;
  /** What `toolwright diff` compares with: `before.lock.json` is the lock of what `before/` makes of the sound project. */
  readonly against?: string;
  /** The site is rendered, and held against an earlier contract where one is named. */
  readonly site?: { readonly against?: string };
  /** The project is a repository, whose one commit holds no lock. */
  readonly repository?: boolean;
  /** The words of a command that works with a server; SCRIPTED stands for `test/fixtures/scripted-server.mjs`. */
  readonly server?: readonly string[];
  /** `file:line:column CODE message`, and the suggestion after an arrow. */
  readonly findings: readonly string[];
}

/** Names of the fixtures: a code and what is wrong in it. */
export const fixtureNames: readonly string[] = readdirSync(folder).filter((name) => name !== 'base');

export function readCase(name: string): Case {
  return JSON.parse(readFileSync(join(folder, name, 'case.json'), 'utf8')) as Case;
}

/** True where a case starts other processes. */
export function isOfProcesses(name: string): boolean {
  const { against, server } = readCase(name);
  return against !== undefined || server !== undefined;
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
      const { remove = [], lengthen, copies, repository = false } = readCase(name);
      for (const path of remove) rmSync(join(root, path));
      if (lengthen !== undefined) appendFileSync(join(root, lengthen), '#'.repeat(CHARACTER_LIMIT));
      if (copies !== undefined) copyTool(join(root, copies.of), copies.count);
      if (repository) commitCase(root);
      const before = join(folder, name, 'before');
      if (existsSync(before)) await lockBefore(before, root);
    }
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Every finding of a project: of generating it and, where that is sound, of its code. */
export async function findingsOf(root: string): Promise<readonly Diagnostic[]> {
  const { findings, contract, dispatch, plan } = await generateProject(root, () => 0, true);
  if (contract === null || findings.length > 0) return findings;
  const found: Diagnostic[] = [];
  const report = (finding: Diagnostic) => found.push(finding);
  if (plan !== null) found.push(...strayFiles(root, plan));
  if (existsSync(join(root, 'emitters.ts'))) {
    const { emitters } = (await import(pathToFileURL(join(root, 'emitters.ts')).href)) as {
      readonly emitters: readonly Emitter[];
    };
    const input = { contract, digests: new Map(), recordings: new Map(), releases: [] };
    await emit(emitters, undefined, input, (_, run) => run(), report);
  } else checkCode(contract, root, dispatch === 'runtime', report);
  const { today, named, init, server, against, site } = JSON.parse(
    readText(root, 'case.json') ?? '{}',
  ) as Partial<Case>;
  if (today !== undefined) found.push(...stalePages(contract, today));
  if (named !== undefined) namedTool(named, contract, report);
  if (init !== undefined) {
    const asked = await askProject(
      { root, name: undefined, title: undefined, ...init },
      async (_, usual) => usual,
    );
    if ('code' in asked) found.push(asked);
  }
  if (server !== undefined) found.push(...(await ofServerCommand(server, root)));
  if (against !== undefined) found.push(...(await differences(root, against)));
  if (site !== undefined) found.push(...(await renderProject(root, site.against)).findings);
  return found;
}

/** The findings of a command that starts or reaches a server, which they all call so. */
async function ofServerCommand(words: readonly string[], root: string): Promise<readonly Diagnostic[]> {
  const scripted = join(folder, '../scripted-server.mjs');
  const given = words.map((word) =>
    word === 'SCRIPTED' ? scripted : word === 'node' ? process.execPath : word,
  );
  const at = given.indexOf('--');
  const label = at < 0 ? given.find((word) => word.startsWith('http:')) : given.slice(at + 1).join(' ');
  let printed = '';
  await runServerCommand(given, root, {
    out: () => {},
    err: (text) => {
      printed += text;
    },
    color: false,
    now: () => 0,
  });
  const heads = [...printed.matchAll(/^(.+):1:1 (error|warning) (T\d+): (.*)$/gm)];
  return heads.map(([, file = '', severity, code, message = '']) => ({
    code: code as Code,
    severity: severity as Severity,
    message,
    place: { file: file === label ? 'server' : file, line: 1, column: 1, endLine: 1, endColumn: 1 },
  }));
}

/** The findings of `toolwright diff`. */
async function differences(root: string, against: string): Promise<readonly Diagnostic[]> {
  let text = '';
  const terminal = {
    out: (part: string) => {
      text += part;
    },
    err: () => {},
    color: false,
    now: () => 0,
  };
  await diff({ root, against, format: 'json', record: false }, terminal);
  return (JSON.parse(text) as { findings: Diagnostic[] }).findings;
}

/** Puts the lock of another state of the sound project into a project. */
async function lockBefore(overlay: string, root: string): Promise<void> {
  const other = mkdtempSync(join(tmpdir(), 'toolwright-'));
  try {
    cpSync(join(folder, 'base'), other, { recursive: true });
    cpSync(overlay, other, { recursive: true });
    await generateProject(other, () => 0, true);
    cpSync(join(other, LOCK_PATH), join(root, 'before.lock.json'));
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
}

/** Makes a project a repository with one commit. */
function commitCase(root: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root });
  git('init', '--quiet');
  git('add', 'case.json');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'The case');
}

function readText(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

export function lineOf({ place, code, message, suggestion }: Diagnostic): string {
  const hint = suggestion === undefined ? '' : ` -> ${suggestion}`;
  return `${place.file}:${place.line}:${place.column} ${code} ${message}${hint}`;
}
