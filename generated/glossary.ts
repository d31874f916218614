// @generated from specs/glossary.yaml by toolwright; edit the spec and run "toolwright gen".

/** Every term of the glossary; `tools` are those whose results have a value of it. */
export const GLOSSARY: readonly {
  readonly name: string;
  readonly title: string;
  readonly definition: string;
  readonly pitfalls: readonly string[];
  readonly formula: string | null;
  readonly unit: string | null;
  readonly aliases: readonly string[];
  readonly sources: readonly string[];
  readonly tools: readonly string[];
}[] = [
  {
    "name": "base_rate",
    "title": "Base rate",
    "definition": "How often, and how far, the market moved after days that looked like the target; read against the same figure over all days.",
    "pitfalls": [
      "Analogues that lie close together in time are one experience counted many times; read the episodes beside the count.",
      "It describes what followed, and says nothing of why."
    ],
    "formula": null,
    "unit": null,
    "aliases": [
      "positive_pct"
    ],
    "sources": [
      "D. Kahneman and A. Tversky, On the Psychology of Prediction, Psychological Review, 1973"
    ],
    "tools": [
      "compare_to_history"
    ]
  },
  {
    "name": "calmar_ratio",
    "title": "Calmar ratio",
    "definition": "Compound annual return over the maximum drawdown.",
    "pitfalls": [
      "One fall decides it."
    ],
    "formula": null,
    "unit": null,
    "aliases": [],
    "sources": [
      "T. W. Young, Calmar Ratio, A Smoother Tool, Futures, 1991"
    ],
    "tools": [
      "confirm_screen_point",
      "run_backtest",
      "run_walk_forward"
    ]
  },
  {
    "name": "deflated_sharpe_ratio",
    "title": "Deflated Sharpe ratio",
    "definition": "Probability that the true Sharpe ratio exceeds the largest one that so many trials show without skill.",
    "pitfalls": [
      "A probability, only as honest as the trial count."
    ],
    "formula": "DSR = PSR(SR_0), \\; SR_0 = \\sqrt{V} \\, E[\\max_N]",
    "unit": null,
    "aliases": [
      "DSR"
    ],
    "sources": [
      "D. H. Bailey and M. López de Prado, The Deflated Sharpe Ratio, Journal of Portfolio Management, 2014"
    ],
    "tools": [
      "audit_backtest",
      "best_trials",
      "confirm_screen_point",
      "get_campaign_material",
      "get_trial",
      "list_trials",
      "null_benchmark",
      "render_report",
      "run_backtest",
      "run_optimization",
      "run_screen",
      "run_walk_forward"
    ]
  },
  {
    "name": "effective_count",
    "title": "Effective count",
    "definition": "The number of equally weighted observations that carry as much information as these weighted ones, by Kish's formula.",
    "pitfalls": [
      "Corrects for unequal weights only, not for observations that overlap in time."
    ],
    "formula": "n_{eff} = \\frac{(\\sum w_i)^2}{\\sum w_i^2}",
    "unit": null,
    "aliases": [
      "Kish effective sample size"
    ],
    "sources": [
      "L. Kish, Survey Sampling, Wiley, 1965"
    ],
    "tools": [
      "compare_to_history"
    ]
  },
  {
    "name": "effective_trials",
    "title": "Effective number of trials",
    "definition": "How many independent trials correlated ones are worth, by the mean correlation of their returns.",
    "pitfalls": [
      "A mean hides clusters, so that a few different ideas among many alike may count for less than they are."
    ],
    "formula": "\\hat N = \\bar\\rho + (1 - \\bar\\rho) M",
    "unit": null,
    "aliases": [],
    "sources": [
      "D. H. Bailey and M. López de Prado, The Deflated Sharpe Ratio, Journal of Portfolio Management, 2014, appendix 3"
    ],
    "tools": [
      "best_trials",
      "compare_trials",
      "get_campaign_material",
      "get_trial"
    ]
  },
  {
    "name": "episode",
    "title": "Episode",
    "definition": "A run of analogues of which neighbours are at most five trading days apart, taken as one experience.",
    "pitfalls": [
      "A long crisis is one episode however many days of it were matched."
    ],
    "formula": null,
    "unit": null,
    "aliases": [],
    "sources": [],
    "tools": [
      "compare_to_history"
    ]
  },
  {
    "name": "equity_basis",
    "title": "Equity basis",
    "definition": "Performance is measured on equity marked at bar closes; figures of trades are of closed trades. The two differ by what is open at the end.",
    "pitfalls": [
      "A win rate and a return of one backtest may so tell different stories; neither is wrong."
    ],
    "formula": null,
    "unit": null,
    "aliases": [],
    "sources": [],
    "tools": [
      "confirm_screen_point",
      "run_backtest"
    ]
  },
  {
    "name": "expected_maximum_sharpe",
    "title": "Expected maximum Sharpe ratio without skill",
    "definition": "The Sharpe ratio that the best of N configurations is expected to show when none has any skill.",
    "pitfalls": [
      "Grows without bound with the number of trials."
    ],
    "formula": "E[\\max_N] \\approx (1-\\gamma)\\,\\Phi^{-1}(1 - 1/N) + \\gamma\\,\\Phi^{-1}(1 - 1/(N e))",
    "unit": null,
    "aliases": [],
    "sources": [
      "D. H. Bailey and M. López de Prado, The Deflated Sharpe Ratio, Journal of Portfolio Management, 2014"
    ],
    "tools": [
      "audit_backtest",
      "run_screen"
    ]
  },
  {
    "name": "forecast_skill",
    "title": "Forecast skill",
    "definition": "One less the ratio of a forecast's mean loss to that of the forecast to beat, which here is the one from all days; 0 is no better, negative is worse.",
    "pitfalls": [
      "Skill in the spread of outcomes is not skill in their direction; read the two scores apart."
    ],
    "formula": "1 - \\frac{\\bar L}{\\bar L_{base}}",
    "unit": null,
    "aliases": [
      "skill score"
    ],
    "sources": [
      "T. Gneiting and A. E. Raftery, Strictly Proper Scoring Rules, Prediction, and Estimation, Journal of the American Statistical Association, 2007"
    ],
    "tools": [
      "compare_to_history"
    ]
  },
  {
    "name": "max_drawdown",
    "title": "Maximum drawdown",
    "definition": "Deepest fall of the equity below its highest bar close so far, as a share of it.",
    "pitfalls": [
      "Longer windows have deeper ones."
    ],
    "formula": "\\max_t \\left(1 - E_t / \\max_{s \\le t} E_s\\right)",
    "unit": "fraction",
    "aliases": [
      "MDD"
    ],
    "sources": [],
    "tools": [
      "confirm_screen_point",
      "get_trial",
      "run_backtest",
      "run_optimization",
      "run_walk_forward"
    ]
  },
  {
    "name": "minimum_backtest_length",
    "title": "Minimum backtest length",
    "definition": "Years of history below which a search without skill is expected to reach the observed Sharpe ratio.",
    "pitfalls": [
      "Necessary, not sufficient."
    ],
    "formula": "MinBTL = (E[\\max_N] / SR)^2",
    "unit": "years",
    "aliases": [
      "MinBTL"
    ],
    "sources": [
      "D. H. Bailey, J. M. Borwein, M. López de Prado and Q. J. Zhu, Pseudo-Mathematics and Financial Charlatanism, Notices of the AMS, 2014"
    ],
    "tools": [
      "audit_backtest"
    ]
  },
  {
    "name": "minimum_track_record_length",
    "title": "Minimum track record length",
    "definition": "Track record at which the observed Sharpe ratio would exceed a benchmark at the stated confidence.",
    "pitfalls": [
      "Undefined where the observed ratio does not exceed the benchmark."
    ],
    "formula": "MinTRL = 1 + \\left(1 - \\gamma_3 SR + \\frac{\\gamma_4 - 1}{4} SR^2\\right) \\left(\\frac{\\Phi^{-1}(\\alpha)}{SR - SR^*}\\right)^2",
    "unit": "years",
    "aliases": [
      "MinTRL"
    ],
    "sources": [
      "D. H. Bailey and M. López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk, 2012"
    ],
    "tools": [
      "audit_backtest"
    ]
  },
  {
    "name": "multiple_testing",
    "title": "Multiple testing",
    "definition": "The best of many configurations looks better than it will be, since the largest of many chance results is large.",
    "pitfalls": [
      "A Sharpe ratio found in sample by a search is not evidence; walk forward, and read it beside its deflated value and the trial count.",
      "What was tried and not written down counts too."
    ],
    "formula": null,
    "unit": null,
    "aliases": [
      "data snooping"
    ],
    "sources": [
      "D. H. Bailey and M. López de Prado, The Deflated Sharpe Ratio, Journal of Portfolio Management, 2014"
    ],
    "tools": []
  },
  {
    "name": "omega_ratio",
    "title": "Omega ratio",
    "definition": "Sum of gains over sum of losses, period by period.",
    "pitfalls": [
      "That of days is not that of months."
    ],
    "formula": "\\frac{\\sum_t \\max(r_t, 0)}{\\sum_t \\max(-r_t, 0)}",
    "unit": null,
    "aliases": [],
    "sources": [
      "C. Keating and W. F. Shadwick, A Universal Performance Measure, 2002"
    ],
    "tools": [
      "confirm_screen_point",
      "run_backtest",
      "run_walk_forward"
    ]
  },
  {
    "name": "probabilistic_sharpe_ratio",
    "title": "Probabilistic Sharpe ratio",
    "definition": "Probability that the true Sharpe ratio exceeds a benchmark, given the length, skewness and kurtosis of the sample.",
    "pitfalls": [
      "Accounts for no search.",
      "Needs the Sharpe ratio per period; an annualised one gives a wrong probability."
    ],
    "formula": "PSR(SR^*) = \\Phi\\!\\left(\\frac{(SR - SR^*)\\sqrt{T-1}}{\\sqrt{1 - \\gamma_3 SR + \\frac{\\gamma_4 - 1}{4} SR^2}}\\right)",
    "unit": null,
    "aliases": [
      "PSR"
    ],
    "sources": [
      "D. H. Bailey and M. López de Prado, The Sharpe Ratio Efficient Frontier, Journal of Risk, 2012"
    ],
    "tools": [
      "audit_backtest"
    ]
  },
  {
    "name": "probability_of_backtest_overfitting",
    "title": "Probability of backtest overfitting",
    "definition": "Share of combinatorially symmetric splits in which the best configuration in sample ranks at or below the median out of sample.",
    "pitfalls": [
      "Configurations left out of the matrix are not seen."
    ],
    "formula": null,
    "unit": null,
    "aliases": [
      "PBO",
      "CSCV"
    ],
    "sources": [
      "D. H. Bailey, J. M. Borwein, M. López de Prado and Q. J. Zhu, The Probability of Backtest Overfitting, Journal of Computational Finance, 2017"
    ],
    "tools": [
      "audit_backtest"
    ]
  },
  {
    "name": "profit_factor",
    "title": "Profit factor",
    "definition": "What closed trades gained over what they lost.",
    "pitfalls": [
      "Open trades are left out."
    ],
    "formula": null,
    "unit": null,
    "aliases": [],
    "sources": [],
    "tools": [
      "confirm_screen_point",
      "run_backtest"
    ]
  },
  {
    "name": "serial_correlation_correction",
    "title": "Lo's serial correlation correction",
    "definition": "The factor that annualises a Sharpe ratio of serially correlated returns, in place of the square root of time.",
    "pitfalls": [
      "Noisy in a short sample."
    ],
    "formula": "\\eta(q) = \\frac{q}{\\sqrt{q + 2 \\sum_{k=1}^{q-1} (q-k) \\rho_k}}",
    "unit": null,
    "aliases": [
      "Lo correction"
    ],
    "sources": [
      "A. W. Lo, The Statistics of Sharpe Ratios, Financial Analysts Journal, 2002"
    ],
    "tools": [
      "audit_backtest"
    ]
  },
  {
    "name": "sharpe_ratio",
    "title": "Sharpe ratio",
    "definition": "Mean excess return over its sample standard deviation, annualised by the square root of the periods per year.",
    "pitfalls": [
      "Read it only beside the deflated Sharpe ratio and the trial count.",
      "Serial correlation makes the square root of time wrong."
    ],
    "formula": "SR = \\frac{\\bar r - r_f}{s_{r}} \\sqrt{q}",
    "unit": null,
    "aliases": [
      "sharpe"
    ],
    "sources": [
      "W. F. Sharpe, The Sharpe Ratio, Journal of Portfolio Management, 1994"
    ],
    "tools": [
      "audit_backtest",
      "best_trials",
      "confirm_screen_point",
      "get_campaign_material",
      "get_trial",
      "list_trials",
      "null_benchmark",
      "render_report",
      "run_backtest",
      "run_optimization",
      "run_screen",
      "run_walk_forward"
    ]
  },
  {
    "name": "smallest_detectable_effect",
    "title": "Smallest detectable effect",
    "definition": "The true difference that a sample of this size and spread would tell from none, at 5 %, in four cases of five.",
    "pitfalls": [
      "An observed difference well below it says that the sample is too small, not that there is no effect."
    ],
    "formula": "\\left(t_{0.975} + t_{0.8}\\right) \\cdot SE",
    "unit": null,
    "aliases": [
      "minimum detectable effect",
      "MDE"
    ],
    "sources": [
      "J. Cohen, Statistical Power Analysis for the Behavioral Sciences, 1988"
    ],
    "tools": [
      "compare_to_history"
    ]
  },
  {
    "name": "sortino_ratio",
    "title": "Sortino ratio",
    "definition": "Mean return over the root mean square of its losses, annualised.",
    "pitfalls": [
      "Few losses inflate it.",
      "Periods without a loss count as 0 in the mean square."
    ],
    "formula": "\\frac{\\bar r}{\\sqrt{\\frac{1}{T} \\sum_t \\min(r_t, 0)^2}} \\sqrt{q}",
    "unit": null,
    "aliases": [],
    "sources": [
      "F. A. Sortino and L. N. Price, Performance Measurement in a Downside Risk Framework, Journal of Investing, 1994"
    ],
    "tools": [
      "confirm_screen_point",
      "run_backtest",
      "run_walk_forward"
    ]
  },
  {
    "name": "trial_count",
    "title": "Trial count",
    "definition": "Number of configurations tried, kept or not, the chosen one included.",
    "pitfalls": [],
    "formula": null,
    "unit": null,
    "aliases": [],
    "sources": [],
    "tools": [
      "audit_backtest",
      "best_trials",
      "confirm_screen_point",
      "get_campaign_material",
      "get_trial",
      "list_trials",
      "null_benchmark",
      "render_report",
      "run_backtest",
      "run_optimization",
      "run_screen",
      "run_walk_forward"
    ]
  },
  {
    "name": "volatility",
    "title": "Volatility",
    "definition": "Sample standard deviation of returns, annualised by the root of time.",
    "pitfalls": [
      "Serial correlation misleads it."
    ],
    "formula": "s_r \\sqrt{q}",
    "unit": "fraction per year",
    "aliases": [],
    "sources": [],
    "tools": [
      "confirm_screen_point",
      "run_backtest",
      "run_walk_forward",
      "summarize_bars"
    ]
  }
];
