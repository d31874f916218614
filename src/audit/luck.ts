/** The figures that the sentence is made of; Sharpe ratios annualised. */
export interface LuckFigures {
  readonly trials: number;
  readonly observations: number;
  readonly sharpe: number;
  readonly expectedMaxSharpeNoSkill: number;
  readonly deflatedSharpeRatio: number | null;
}

/** One sentence that sets the Sharpe ratio beside what a search of that size finds without skill. Figures only. */
export function luckSentence(figures: LuckFigures): string {
  const { trials, observations, sharpe, expectedMaxSharpeNoSkill, deflatedSharpeRatio } = figures;
  const probability = formatProbability(deflatedSharpeRatio);
  if (trials === 1) {
    return `One configuration was tried, so nothing is deducted for selection: the annualised Sharpe ratio is ${formatRatio(sharpe)} over ${formatCount(observations)} observations, and the probability that the true one exceeds 0 is ${probability}.`;
  }
  const place = sharpe > expectedMaxSharpeNoSkill ? 'above' : 'not above';
  return `The best of ${formatCount(trials)} configurations without skill is expected to show an annualised Sharpe ratio of ${formatRatio(expectedMaxSharpeNoSkill)} over ${formatCount(observations)} observations; this one shows ${formatRatio(sharpe)}, ${place} it, and its deflated Sharpe ratio is ${probability}.`;
}

function formatRatio(ratio: number): string {
  return ratio.toFixed(2).replace(/^-0\.00$/, '0.00');
}

function formatCount(count: number): string {
  return count < 1e15 ? count.toLocaleString('en-US') : String(count);
}

function formatProbability(probability: number | null): string {
  if (probability === null) return 'undefined';
  if (probability > 0.9995) return 'above 0.999';
  if (probability < 0.0005) return 'below 0.001';
  return probability.toFixed(3);
}
