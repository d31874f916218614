import type { Json } from '../answer.ts';
import type { ServerContract } from '../contract.ts';
import { canonicalJson, sha256 } from '../digest.ts';
import type { CallRecord } from '../journal/call-log.ts';

/** What a note needs to say of the calls behind it, so that a reader can make them again. */
export interface Manifest {
  readonly manifestVersion: 1;
  readonly server: string;
  readonly runs: readonly ManifestRun[];
  /** SHA-256 of the RFC 8785 JSON of `runs`: it names these runs and no others. */
  readonly digest: string;
}

export interface ManifestRun {
  readonly runId: string;
  readonly tool: string;
  readonly arguments: Json;
  readonly contractDigest: string;
  /** `result`, `remembered`, `refusal`, `fault`, or `unfinished` where the process ended first. */
  readonly outcome: string;
  readonly code: string | null;
  readonly resultDigest: string | null;
  readonly warnings: readonly string[];
  readonly clock: string | null;
  readonly seed: number | null;
  readonly snapshot: string | null;
  readonly serverVersion: string | null;
  readonly revision: string | null;
}

/** The manifest of some calls, in the order in which they are given. */
export function manifestOf(server: Pick<ServerContract, 'name'>, records: readonly CallRecord[]): Manifest {
  const runs = records.map(runOf);
  return { manifestVersion: 1, server: server.name, runs, digest: sha256(canonicalJson(runs)) };
}

function runOf({ started, finished }: CallRecord): ManifestRun {
  return {
    runId: started.runId,
    tool: started.tool,
    arguments: started.arguments,
    contractDigest: started.contractDigest,
    outcome: finished?.outcome ?? 'unfinished',
    code: finished?.code ?? null,
    resultDigest: finished?.resultDigest ?? null,
    warnings: finished?.warnings ?? [],
    clock: finished?.clock ?? null,
    seed: finished?.seed ?? null,
    snapshot: finished?.snapshot ?? null,
    serverVersion: finished?.serverVersion ?? null,
    revision: finished?.revision ?? null,
  };
}

const SHORT = 12;

/** A block for a research note: each run with what it gave, its warnings, and how to make all of them again. */
export function manifestMarkdown({ server, runs, digest }: Manifest, command: string): string {
  const rows = runs.map((run) => {
    const gave =
      run.resultDigest === null ? (run.code ?? run.outcome) : `sha256:${run.resultDigest.slice(0, SHORT)}`;
    return `| ${run.runId} | ${run.tool} | ${run.snapshot ?? 'no data of its own'} | ${gave} |`;
  });
  const versions = [...new Set(runs.map((run) => version(run)))].join(', ');
  const warnings = runs.flatMap((run) => run.warnings.map((warning) => `- ${run.tool}: ${warning}`));
  return [
    `Computed by ${server} ${versions}. Manifest sha256:${digest}`,
    '',
    '| run | tool | data | gave |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...(warnings.length === 0 ? [] : ['Warnings of these runs:', '', ...new Set(warnings), '']),
    `To compute them again: \`${command} ${runs.map((run) => run.runId).join(' ')}\``,
    '',
  ].join('\n');
}

function version({ serverVersion, revision }: ManifestRun): string {
  if (serverVersion === null) return '(unfinished)';
  // A mark that the tree was not clean stays: such a build can't be made again from the commit alone.
  const shortened = revision?.replace(/^([0-9a-f]{12})[0-9a-f]*/, '$1');
  return shortened === undefined ? serverVersion : `${serverVersion} (${shortened})`;
}
