/** How each figure of an audit is defined, where the literature has more than one way. Travels with the result. */
export const AUDIT_CONVENTIONS = {
  sharpe:
    'mean of (return - risk-free) over the sample standard deviation (n - 1), per period, times sqrt(periodsPerYear)',
  riskFree: 'riskFreeAnnual / periodsPerYear, subtracted from every return, of the matrix too',
  skewness: 'population, m3 / m2^1.5',
  kurtosis: 'population and raw, m4 / m2^2; 3 for a normal distribution',
  sharpeStandardError:
    'sqrt((1 - g3 SR + (g4 - 1)/4 SR^2) / (T - 1)) at the observed per-period SR, annualised',
  probabilisticSharpeRatio:
    'against 0, normal approximation, with that standard error; returns taken as independent (Bailey and Lopez de Prado 2012)',
  deflatedSharpeRatio:
    'probabilistic Sharpe ratio against expectedMaxSharpeNoSkill; returns taken as independent, not corrected for serial correlation (Bailey and Lopez de Prado 2014)',
  trialSharpeVariance: 'per period; zero-skill-sampling is 1 / (nObs - 1), the same for every trial',
  expectedMaxSharpeNoSkill:
    'sqrt(trial variance) times (1 - g) z(1 - 1/N) + g z(1 - 1/(N e)), an approximation, trials and returns taken as independent, annualised; 0 for one trial',
  minimumBacktestLength:
    '(expected maximum of N standard normals / sharpe)^2 years (Bailey, Borwein, Lopez de Prado and Zhu 2014)',
  minimumTrackRecordLength:
    '1 + (1 - g3 SR + (g4 - 1)/4 SR^2) (z / (SR - SR*))^2 observations, variance at the observed SR and SR* fixed, over periodsPerYear',
  serialCorrelation:
    'Lo (2002), q = periodsPerYear, autocorrelations to lag floor(4 (T/100)^(2/9)); no pair of returns spans a dropped entry',
  cscvRank:
    'rank of the chosen column out of sample over N + 1, mid-ranks for ties; a logit of 0 counts as overfitted',
  cscvTies: 'columns within 1e-12 of the best in sample share the split equally',
  cscvBlocks: 'contiguous blocks of equal length; rows left over at the end are dropped',
  degradationSlope:
    'least-squares slope, over the splits, of the chosen column out-of-sample Sharpe ratio on its in-sample one; the halves of a split are complements, so it tends to -1 where one column is chosen in all splits, skilled or not',
} as const;
