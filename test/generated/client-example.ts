import type { Client } from '../../generated/client.ts';

/** What a backtest's Sharpe ratio is worth, or why nobody can say. */
export async function verdict(client: Client, returns: readonly number[]): Promise<string> {
  const answer = await client.auditBacktest({ returns, trials: 20, periodsPerYear: 12 });
  if (answer.kind === 'result') {
    const { deflatedSharpeRatio } = answer.result;
    return `deflated Sharpe ratio ${deflatedSharpeRatio} by run ${answer.provenance.runId}`;
  }
  const { refusal } = answer;
  if (refusal.code === 'too-few-observations') return `send at least ${refusal.params.minimum} returns`;
  return `${refusal.reason} ${refusal.recover}`;
}
