// @generated from specs/tools/audit/null_benchmark.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, near } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "null_benchmark",
  examples: [
    {
      slug: "the-last-year-of-daily-bars-all-defaults",
      title: "The last year of daily bars, all defaults",
      call: { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
    },
    {
      slug: "five-years-of-weeks-at-half-the-risk-and-with-slippage",
      title: "Five years of weeks, at half the risk and with slippage",
      call: {
        arguments: {
          symbol: "SYN012",
          timeframe: "1W",
          window: 260,
          targetVolAnnual: 0.1,
          slippageBps: 5,
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "DELAYED_FLOOR",
      call: {
        arguments: { symbol: "NEWCO", window: 10, volWindow: 2 },
        via: "http",
        fixture: "wall_market",
      },
    },
    {
      code: "MARKET_DATA_PENDING",
      call: { arguments: { symbol: "ACME" }, via: "call", fixture: "pending_import" },
    },
    {
      code: "NO_BARS",
      call: { arguments: { symbol: "SYN201" }, via: "call", fixture: "default" },
    },
    {
      code: "STALE_DATA",
      call: { arguments: { symbol: "SPX" }, via: "call", fixture: "wall_market" },
    },
    {
      code: "TOO_FEW_BARS",
      call: {
        arguments: { symbol: "SYN001", timeframe: "3M" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "bars-not-finite",
      call: { arguments: { symbol: "BROKEN" }, via: "call", fixture: "odd_market" },
    },
    {
      code: "sharpe-report-refused",
      call: { arguments: { symbol: "FLAT" }, via: "call", fixture: "odd_market" },
    },
    {
      code: "too-few-bars",
      call: { arguments: { symbol: "SYN001", window: 5 }, via: "call", fixture: "default" },
    },
  ],
  guarantees: [
    {
      says: "On the wall clock the delayed tier ends where its floor begins, and asking for fresh bars without a token changes nothing but the warning.",
      calls: [
        {
          name: "own",
          call: { arguments: { symbol: "SYN001" }, via: "call", fixture: "wall_market" },
        },
        {
          name: "delayed",
          call: { arguments: { symbol: "SYN001" }, via: "http", fixture: "wall_market" },
        },
        {
          name: "asked",
          call: {
            arguments: { symbol: "SYN001", fresh: true },
            via: "http",
            fixture: "wall_market",
          },
        },
      ],
      cel: "own.result.window.lastBar == '2025-12-31' && delayed.result.window.lastBar == '2025-12-30' && asked.result.window.lastBar == '2025-12-30' && asked.result.freshServed == false && asked.warnings.exists(w, w.contains('sign in')) && !delayed.warnings.exists(w, w.contains('sign in'))",
      check: (answers: any) => ((((((answers.own.result.window.lastBar === "2025-12-31") && (answers.delayed.result.window.lastBar === "2025-12-30")) && (answers.asked.result.window.lastBar === "2025-12-30")) && (answers.asked.result.freshServed === false)) && answers.asked.warnings.some((w: any) => w.includes("sign in"))) && !answers.delayed.warnings.some((w: any) => w.includes("sign in"))),
    },
    {
      says: "Where opens are no traded prices, both lines trade at the close before, and the answer says so.",
      calls: [
        {
          name: "opens",
          call: { arguments: { symbol: "SPX" }, via: "call", fixture: "default" },
        },
        {
          name: "early",
          call: { arguments: { symbol: "SPX", window: 2000 }, via: "call", fixture: "default" },
        },
        {
          name: "closes",
          call: {
            arguments: { symbol: "AAPL", timeframe: "1M", window: 60 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "opens.result.costs.fillsAt == 'open' && early.result.costs.fillsAt == 'previous close' && closes.result.costs.fillsAt == 'previous close' && closes.result.window.seedBars == 22.0 && early.warnings.exists(w, w.contains('no traded prices')) && early.result.returnBasis.contains('price only')",
      check: (answers: any) => ((((((answers.opens.result.costs.fillsAt === "open") && (answers.early.result.costs.fillsAt === "previous close")) && (answers.closes.result.costs.fillsAt === "previous close")) && (answers.closes.result.window.seedBars === 22)) && answers.early.warnings.some((w: any) => w.includes("no traded prices"))) && answers.early.result.returnBasis.includes("price only")),
    },
    {
      says: "Buy-and-hold pays nothing, whatever the costs; the constant-risk hold is the poorer the more it pays.",
      calls: [
        {
          name: "free",
          call: { arguments: { symbol: "SYN001", feeBps: 0 }, via: "call", fixture: "default" },
        },
        {
          name: "paid",
          call: { arguments: { symbol: "SYN001", feeBps: 30 }, via: "call", fixture: "default" },
        },
        {
          name: "slipped",
          call: {
            arguments: { symbol: "SYN001", feeBps: 0, slippageBps: 30 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "free.result.buyAndHold == paid.result.buyAndHold && free.result.volTargetedHold.costsPaid == 0.0 && paid.result.volTargetedHold.totalReturn < free.result.volTargetedHold.totalReturn && slipped.result.volTargetedHold.totalReturn < free.result.volTargetedHold.totalReturn && slipped.result.buyAndHold == free.result.buyAndHold",
      check: (answers: any) => ((((equal(answers.free.result.buyAndHold, answers.paid.result.buyAndHold) && (answers.free.result.volTargetedHold.costsPaid === 0)) && (answers.paid.result.volTargetedHold.totalReturn < answers.free.result.volTargetedHold.totalReturn)) && (answers.slipped.result.volTargetedHold.totalReturn < answers.free.result.volTargetedHold.totalReturn)) && equal(answers.slipped.result.buyAndHold, answers.free.result.buyAndHold)),
    },
    {
      says: "The exposure never exceeds maxExposure.",
      calls: [
        {
          name: "whole",
          call: {
            arguments: { symbol: "SYN001", targetVolAnnual: 5 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "half",
          call: {
            arguments: { symbol: "SYN001", targetVolAnnual: 5, maxExposure: 0.5 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "small",
          call: {
            arguments: { symbol: "SYN001", targetVolAnnual: 0.02, maxExposure: 0.5 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "whole.result.volTargetedHold.highestExposure == 1.0 && half.result.volTargetedHold.highestExposure == 0.5 && small.result.volTargetedHold.meanExposure < half.result.volTargetedHold.meanExposure",
      check: (answers: any) => (((answers.whole.result.volTargetedHold.highestExposure === 1) && (answers.half.result.volTargetedHold.highestExposure === 0.5)) && (answers.small.result.volTargetedHold.meanExposure < answers.half.result.volTargetedHold.meanExposure)),
    },
    {
      says: "Fully invested and free of cost, the hold trades once and then again only to invest dividends.",
      calls: [
        {
          name: "whole",
          call: {
            arguments: { symbol: "SYN001", targetVolAnnual: 5, feeBps: 0 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "near(whole.result.volTargetedHold.totalReturn, whole.result.buyAndHold.totalReturn, 0.001) && whole.result.volTargetedHold.rebalances < 10.0",
      check: (answers: any) => (near(answers.whole.result.volTargetedHold.totalReturn, answers.whole.result.buyAndHold.totalReturn, 0.001) && (answers.whole.result.volTargetedHold.rebalances < 10)),
    },
    {
      says: "Every Sharpe ratio stands beside its deflated one for one trial.",
      calls: [
        {
          name: "one",
          call: { arguments: { symbol: "SYN002" }, via: "call", fixture: "default" },
        },
      ],
      cel: "one.result.buyAndHold.nTrials == 1.0 && one.result.volTargetedHold.nTrials == 1.0 && one.result.buyAndHold.deflatedSharpeRatio != null && one.result.buyAndHold.deflatedSharpeRatio > 0.0 && one.result.buyAndHold.deflatedSharpeRatio < 1.0",
      check: (answers: any) => (((((answers.one.result.buyAndHold.nTrials === 1) && (answers.one.result.volTargetedHold.nTrials === 1)) && (answers.one.result.buyAndHold.deflatedSharpeRatio !== null)) && (answers.one.result.buyAndHold.deflatedSharpeRatio > 0)) && (answers.one.result.buyAndHold.deflatedSharpeRatio < 1)),
    },
    {
      says: "The volatility is measured over volWindow returns before the window, which they seed.",
      calls: [
        {
          name: "short",
          call: {
            arguments: { symbol: "SYN001", volWindow: 10 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "long",
          call: {
            arguments: { symbol: "SYN001", volWindow: 60 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "short.result.window.seedBars == 11.0 && long.result.window.seedBars == 61.0 && short.result.window.firstBar == long.result.window.firstBar && short.result.volTargetedHold.meanExposure != long.result.volTargetedHold.meanExposure && short.result.buyAndHold == long.result.buyAndHold",
      check: (answers: any) => (((((answers.short.result.window.seedBars === 11) && (answers.long.result.window.seedBars === 61)) && (answers.short.result.window.firstBar === answers.long.result.window.firstBar)) && (answers.short.result.volTargetedHold.meanExposure !== answers.long.result.volTargetedHold.meanExposure)) && equal(answers.short.result.buyAndHold, answers.long.result.buyAndHold)),
    },
    {
      says: "A candle size is annualised by its own count, 252 sessions of 26 quarter hours among them.",
      calls: [
        {
          name: "quarters",
          call: {
            arguments: { symbol: "SYN001", timeframe: "15m", window: 260 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "weeks",
          call: {
            arguments: { symbol: "SYN001", timeframe: "1W", window: 260 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "quarters.result.periodsPerYear == 6552.0 && weeks.result.annualization.periodsPerYear == 52.0",
      check: (answers: any) => ((answers.quarters.result.periodsPerYear === 6552) && (answers.weeks.result.annualization.periodsPerYear === 52)),
    },
    {
      says: "The window reaches back from the newest complete candle, and counts the returns.",
      calls: [
        {
          name: "year",
          call: { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
        },
        {
          name: "month",
          call: { arguments: { symbol: "SYN001", window: 21 }, via: "call", fixture: "default" },
        },
      ],
      cel: "year.result.buyAndHold.nObs == 252.0 && month.result.buyAndHold.nObs == 21.0 && year.result.window.lastBar == month.result.window.lastBar && year.result.window.firstBar != month.result.window.firstBar",
      check: (answers: any) => ((((answers.year.result.buyAndHold.nObs === 252) && (answers.month.result.buyAndHold.nObs === 21)) && (answers.year.result.window.lastBar === answers.month.result.window.lastBar)) && (answers.year.result.window.firstBar !== answers.month.result.window.firstBar)),
    },
    {
      says: "Every surface gives the same numbers.",
      calls: [
        {
          name: "direct",
          call: {
            arguments: { symbol: "SYN007", window: 500 },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "mcp",
          call: { arguments: { symbol: "SYN007", window: 500 }, via: "mcp", fixture: "default" },
        },
        {
          name: "http",
          call: {
            arguments: { symbol: "SYN007", window: 500 },
            via: "http",
            fixture: "default",
          },
        },
        {
          name: "command",
          call: {
            arguments: { symbol: "SYN007", window: 500 },
            via: "command",
            fixture: "default",
          },
        },
      ],
      cel: "mcp.result == direct.result && http.result == direct.result && command.result == direct.result",
      check: (answers: any) => ((equal(answers.mcp.result, answers.direct.result) && equal(answers.http.result, answers.direct.result)) && equal(answers.command.result, answers.direct.result)),
    },
  ],
  reach: [
    {
      argument: "symbol",
      pairs: [
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          { arguments: { symbol: "SPX" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          { arguments: { symbol: "SYN002" }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { symbol: "SPX" }, via: "call", fixture: "default" },
          { arguments: { symbol: "SYN002" }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "timeframe",
      pairs: [
        [
          {
            arguments: { symbol: "SYN001", timeframe: "15m", window: 260 },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", timeframe: "1W", window: 260 },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "window",
      pairs: [
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          { arguments: { symbol: "SYN001", window: 21 }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { symbol: "SPX" }, via: "call", fixture: "default" },
          { arguments: { symbol: "SPX", window: 2000 }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "feeBps",
      pairs: [
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          { arguments: { symbol: "SYN001", feeBps: 0 }, via: "call", fixture: "default" },
        ],
        [
          {
            arguments: { symbol: "SYN001", targetVolAnnual: 5 },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", targetVolAnnual: 5, feeBps: 0 },
            via: "call",
            fixture: "default",
          },
        ],
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          { arguments: { symbol: "SYN001", feeBps: 30 }, via: "call", fixture: "default" },
        ],
        [
          { arguments: { symbol: "SYN001", feeBps: 0 }, via: "call", fixture: "default" },
          { arguments: { symbol: "SYN001", feeBps: 30 }, via: "call", fixture: "default" },
        ],
      ],
    },
    {
      argument: "slippageBps",
      pairs: [
        [
          { arguments: { symbol: "SYN001", feeBps: 0 }, via: "call", fixture: "default" },
          {
            arguments: { symbol: "SYN001", feeBps: 0, slippageBps: 30 },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "targetVolAnnual",
      pairs: [
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          {
            arguments: { symbol: "SYN001", targetVolAnnual: 5 },
            via: "call",
            fixture: "default",
          },
        ],
        [
          { arguments: { symbol: "SYN001", feeBps: 0 }, via: "call", fixture: "default" },
          {
            arguments: { symbol: "SYN001", targetVolAnnual: 5, feeBps: 0 },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbol: "SYN001", targetVolAnnual: 5, maxExposure: 0.5 },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", targetVolAnnual: 0.02, maxExposure: 0.5 },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "volWindow",
      pairs: [
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          {
            arguments: { symbol: "SYN001", volWindow: 10 },
            via: "call",
            fixture: "default",
          },
        ],
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          {
            arguments: { symbol: "SYN001", volWindow: 60 },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbol: "SYN001", volWindow: 10 },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", volWindow: 60 },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "maxExposure",
      pairs: [
        [
          {
            arguments: { symbol: "SYN001", targetVolAnnual: 5 },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", targetVolAnnual: 5, maxExposure: 0.5 },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "fresh",
      pairs: [
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "wall_market" },
          {
            arguments: { symbol: "SYN001", fresh: true },
            via: "call",
            fixture: "wall_market",
          },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "symbol",
      keyword: "maxLength",
      reason: "no value is at hand that breaks this bound alone",
    },
  ],
  bounds: [
    {
      argument: "timeframe",
      keyword: "enum",
      inside: "1m",
      outside: "1m?",
      code: "INVALID_TIMEFRAME",
      call: base,
    },
    {
      argument: "window",
      keyword: "minimum",
      inside: 1,
      outside: 0,
      code: "INVALID_WINDOW",
      call: base,
    },
    {
      argument: "window",
      keyword: "maximum",
      inside: 5000,
      outside: 5001,
      code: "INVALID_WINDOW",
      call: base,
    },
    {
      argument: "feeBps",
      keyword: "minimum",
      inside: 0,
      outside: -1e-9,
      code: "INVALID_FEE_BPS",
      call: base,
    },
    {
      argument: "feeBps",
      keyword: "maximum",
      inside: 1000,
      outside: 1000.000001,
      code: "INVALID_FEE_BPS",
      call: base,
    },
    {
      argument: "slippageBps",
      keyword: "minimum",
      inside: 0,
      outside: -1e-9,
      code: "INVALID_SLIPPAGE_BPS",
      call: base,
    },
    {
      argument: "slippageBps",
      keyword: "maximum",
      inside: 1000,
      outside: 1000.000001,
      code: "INVALID_SLIPPAGE_BPS",
      call: base,
    },
    {
      argument: "targetVolAnnual",
      keyword: "minimum",
      inside: 0.001,
      outside: 0.0009999990000000001,
      code: "INVALID_TARGET_VOL_ANNUAL",
      call: base,
    },
    {
      argument: "targetVolAnnual",
      keyword: "maximum",
      inside: 5,
      outside: 5.000000005,
      code: "INVALID_TARGET_VOL_ANNUAL",
      call: base,
    },
    {
      argument: "volWindow",
      keyword: "minimum",
      inside: 2,
      outside: 1,
      code: "INVALID_VOL_WINDOW",
      call: base,
    },
    {
      argument: "volWindow",
      keyword: "maximum",
      inside: 500,
      outside: 501,
      code: "INVALID_VOL_WINDOW",
      call: base,
    },
    {
      argument: "maxExposure",
      keyword: "minimum",
      inside: 0.01,
      outside: 0.009999999,
      code: "INVALID_MAX_EXPOSURE",
      call: base,
    },
    {
      argument: "maxExposure",
      keyword: "maximum",
      inside: 1,
      outside: 1.000000001,
      code: "INVALID_MAX_EXPOSURE",
      call: base,
    },
  ],
  defaults: [
    { argument: "timeframe", value: "1D", call: base },
    { argument: "window", value: 252, call: base },
    { argument: "feeBps", value: 10, call: base },
    { argument: "slippageBps", value: 0, call: base },
    { argument: "targetVolAnnual", value: 0.2, call: base },
    { argument: "volWindow", value: 20, call: base },
    { argument: "maxExposure", value: 1, call: base },
    { argument: "fresh", value: false, call: base },
  ],
  deferred: [],
};
