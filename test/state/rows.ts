import type { FinishedRow, StartedRow } from 'toolwright-runtime';

/** A started row of a call; the run id is its only mark. */
export function startedRow(runId: string): StartedRow {
  return {
    runId,
    startedAt: '2026-01-02T00:00:00.000Z',
    tool: 'audit_backtest',
    contractDigest: 'c'.repeat(64),
    arguments: { trials: 10 },
    argumentsDigest: 'a'.repeat(64),
    caller: { surface: 'mcp', client: 'test 1.0', tier: 'reader', token: null },
  };
}

export function finishedRow(runId: string): FinishedRow {
  return {
    runId,
    finishedAt: '2026-01-02T00:00:01.000Z',
    outcome: 'refusal',
    code: 'UNRANKABLE',
    fault: null,
    seed: 4_294_967_295,
    clock: '2026-01-02T00:00:00.000Z',
    snapshot: null,
    serverVersion: '0.1.0',
    revision: null,
    resultDigest: null,
    fieldDigests: null,
    recalledFrom: null,
    warnings: ['one'],
    durationMilliseconds: 0.25,
  };
}
