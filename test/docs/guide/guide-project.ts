import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../../generator/cli.ts';
import { parseRecordings, readProject } from '../../../generator/commands/project.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';
import { renderHuman } from '../../../generator/diagnostics/render-human.ts';
import type { SourceFile } from '../../../generator/load/spec-file.ts';
import { generate, type PipelineOutcome } from '../../../generator/pipeline.ts';
import type { Block } from './blocks.ts';
import { mergeYaml } from './merge-yaml.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** The project of a guide's reader, in a folder of its own. */
export interface GuideProject {
  /** Puts a block into its file, as the reader does. */
  readonly add: (block: Block) => void;
  /** Runs `work` with blocks added, and takes them out again. */
  readonly with: <T>(blocks: readonly Block[], work: () => Promise<T>) => Promise<T>;
  /** True once a tool is there: a project without one is not sound yet. */
  readonly isComplete: () => boolean;
  /** The spec files as they are now. */
  readonly specs: () => readonly SourceFile[];
  /** What generating gives; nothing is written. */
  readonly generation: () => Promise<PipelineOutcome>;
  /** Findings as they are printed, without the line that counts them. */
  readonly printed: (findings: PipelineOutcome['findings']) => string;
  /** Runs a command line of the guide; gives its exit status and all that it printed. */
  readonly run: (
    line: string,
    input?: string,
  ) => Promise<{ readonly status: number; readonly printed: string }>;
  readonly remove: () => void;
}

export function guideProject(): GuideProject {
  const root = mkdtempSync(join(tmpdir(), 'guide-'));
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'));
  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  // The packages run from their sources here, as nowhere else.
  write(
    'vitest.config.ts',
    `export default {
  ssr: { resolve: { conditions: ['src', 'node', 'module'], externalConditions: ['src'] } },
  test: { include: ['generated/tests/**/*.test.ts'], pool: 'threads', isolate: false },
};`,
  );
  const add = ({ path, text }: Block) => {
    write(path, path.endsWith('.yaml') ? mergeYaml(read(path) ?? '', text) : text);
  };
  const project = () => readProject(root);
  return {
    add,
    with: async (blocks, work) => {
      const before = blocks.map(({ path }) => [path, read(path)] as const);
      blocks.forEach(add);
      try {
        return await work();
      } finally {
        for (const [path, text] of before.reverse()) {
          if (text === undefined) rmSync(join(root, path));
          else write(path, text);
        }
      }
    },
    isComplete: () => existsSync(join(root, 'specs/tools')),
    specs: () => project().specs,
    generation: async () => {
      const { recordings, ...parts } = project();
      const damaged = (finding: Diagnostic) => {
        throw new Error(finding.message);
      };
      const answers = parseRecordings(recordings, damaged);
      return generate({ ...parts, recordings: answers, stage: (_, work) => work() });
    },
    printed: (findings) => {
      const texts = new Map(project().specs.map(({ path, text }) => [path, text]));
      return renderHuman(findings, texts, false).trimEnd().split('\n').slice(0, -1).join('\n').trimEnd();
    },
    run: (line, input = '') => runLine(root, line, input),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

async function runLine(
  root: string,
  line: string,
  input: string,
): Promise<{ status: number; printed: string }> {
  const [program, ...words] = [...line.matchAll(/'([^']*)'|(\S+)/g)].map((match) => match[1] ?? match[2]!);
  const [bin, ...rest] = program === 'npx' ? words : ['node', ...words];
  if (bin === 'toolwright') {
    let printed = '';
    const print = (text: string) => {
      printed += text;
    };
    const terminal = { out: print, err: print, color: false, now: () => 0 };
    return { status: await run(rest, root, terminal), printed };
  }
  const [command, args] =
    bin === 'node'
      ? [process.execPath, ['--conditions=src', ...rest]]
      : [
          join(root, 'node_modules/.bin', bin!),
          bin === 'tsc' ? [...rest, '--customConditions', 'src'] : rest,
        ];
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    input,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status: status ?? 1, printed: stdout + stderr };
}
