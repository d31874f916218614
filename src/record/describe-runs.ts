import { type CallRecord, manifestMarkdown, manifestOf } from 'toolwright-runtime';

export interface RunsDescription {
  readonly result: {
    readonly runs: number;
    readonly digest: string;
    readonly manifest: string;
    readonly markdown?: string;
  };
  readonly warnings: readonly string[];
}

/** The manifest of some runs as text, and what to know before a note rests on them. */
export function describeRuns(
  server: { readonly name: string },
  records: readonly CallRecord[],
  options: { readonly include_markdown: boolean },
): RunsDescription {
  const manifest = manifestOf(server, records);
  const markdown = options.include_markdown
    ? { markdown: manifestMarkdown(manifest, REPLAY_COMMAND) }
    : undefined;
  return {
    result: {
      runs: manifest.runs.length,
      digest: manifest.digest,
      manifest: `${JSON.stringify(manifest, null, 2)}\n`,
      ...markdown,
    },
    warnings: manifest.runs.flatMap(({ runId, outcome }) => {
      if (outcome === 'unfinished') return `The run ${runId} never ended, so it gave no result.`;
      return outcome === 'fault' ? `The run ${runId} failed, so it gave no result.` : [];
    }),
  };
}

/** What a reader types to compute runs again. */
export const REPLAY_COMMAND = 'quant replay';
