// @generated from specs/tools/audit/read_chart.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

const base: PlannedCall = { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" };

export const plan: ContractPlan = {
  tool: "read_chart",
  examples: [
    {
      slug: "a-day-s-chart-all-defaults",
      title: "A day's chart, all defaults",
      call: { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
    },
    {
      slug: "weekly-candles-with-studies-of-one-s-own",
      title: "Weekly candles with studies of one's own",
      call: {
        arguments: {
          symbol: "SYN012",
          timeframe: "1W",
          window: 104,
          studies: [{ id: "macd" }, { id: "bollinger", parameters: { period: 26 } }, { id: "atr" }],
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "DELAYED_FLOOR",
      call: { arguments: { symbol: "NEWCO" }, via: "http", fixture: "wall_market" },
    },
    {
      code: "INVALID_STUDY_PARAMETER",
      call: {
        arguments: { symbol: "SYN001", studies: [{ id: "sma", parameters: { period: 1 } }] },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "MARKET_DATA_PENDING",
      call: { arguments: { symbol: "ACME" }, via: "call", fixture: "pending_import" },
    },
    {
      code: "MISSING_INPUT",
      call: {
        arguments: { symbol: "AAPL", timeframe: "1M", studies: [{ id: "atr" }] },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "NO_BARS",
      call: {
        arguments: { symbol: "SYN100", timeframe: "5m" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "STALE_DATA",
      call: { arguments: { symbol: "SPX" }, via: "call", fixture: "wall_market" },
    },
    {
      code: "TOO_FEW_BARS",
      call: {
        arguments: { symbol: "SYN074", timeframe: "12M" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "UNKNOWN_STUDY",
      call: {
        arguments: { symbol: "SYN001", studies: [{ id: "rsii" }] },
        via: "call",
        fixture: "default",
      },
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
      cel: "own.result.lastBar == '2025-12-31' && delayed.result.lastBar == '2025-12-30' && asked.result.lastBar == '2025-12-30' && asked.result.freshServed == false && asked.warnings.exists(w, w.contains('sign in')) && !delayed.warnings.exists(w, w.contains('sign in'))",
      check: (answers: any) => ((((((answers.own.result.lastBar === "2025-12-31") && (answers.delayed.result.lastBar === "2025-12-30")) && (answers.asked.result.lastBar === "2025-12-30")) && (answers.asked.result.freshServed === false)) && answers.asked.warnings.some((w: any) => w.includes("sign in"))) && !answers.delayed.warnings.some((w: any) => w.includes("sign in"))),
    },
    {
      says: "Where the store has closes alone, studies of closes are read, swings are those of closes, and no pattern is looked for.",
      calls: [
        {
          name: "closes",
          call: {
            arguments: { symbol: "AAPL", timeframe: "1M" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "closes.result.interval == '1month' && closes.result.lastBar == '2010-02-26' && closes.result.patternsDetected == null && !closes.result.volumeRead && size(closes.result.indicators) == 3 && closes.warnings.exists(w, w.contains('swings are those of closes'))",
      check: (answers: any) => ((((((answers.closes.result.interval === "1month") && (answers.closes.result.lastBar === "2010-02-26")) && (answers.closes.result.patternsDetected === null)) && !answers.closes.result.volumeRead) && (size(answers.closes.result.indicators) === 3)) && answers.closes.warnings.some((w: any) => w.includes("swings are those of closes"))),
    },
    {
      says: "No pattern is looked for where opens are no traded prices.",
      calls: [
        {
          name: "recent",
          call: { arguments: { symbol: "SPX" }, via: "call", fixture: "default" },
        },
        {
          name: "long",
          call: { arguments: { symbol: "SPX", window: 1500 }, via: "call", fixture: "default" },
        },
      ],
      cel: "!recent.warnings.exists(w, w.contains('no traded prices')) && recent.warnings.exists(w, w.contains('volumes')) && long.warnings.exists(w, w.contains('Opens before 2016-01-01 are no traded prices'))",
      check: (answers: any) => ((!answers.recent.warnings.some((w: any) => w.includes("no traded prices")) && answers.recent.warnings.some((w: any) => w.includes("volumes"))) && answers.long.warnings.some((w: any) => w.includes("Opens before 2016-01-01 are no traded prices"))),
    },
    {
      says: "The default studies are those that are read when they are asked for by name.",
      calls: [
        {
          name: "default",
          call: { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
        },
        {
          name: "named",
          call: {
            arguments: {
              symbol: "SYN001",
              studies: [{ id: "sma", parameters: { period: 20 } }, { id: "ema" }, { id: "rsi" }],
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "named.result == default.result && size(default.result.indicators) == 3",
      check: (answers: any) => (equal(answers.named.result, answers.default.result) && (size(answers.default.result.indicators) === 3)),
    },
    {
      says: "A study's parameters reach its values.",
      calls: [
        {
          name: "short",
          call: {
            arguments: { symbol: "SYN001", studies: [{ id: "sma", parameters: { period: 5 } }] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "long",
          call: {
            arguments: { symbol: "SYN001", studies: [{ id: "sma", parameters: { period: 50 } }] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "short.result.indicators[0].reading != long.result.indicators[0].reading && short.result.trend == long.result.trend",
      check: (answers: any) => ((answers.short.result.indicators[0].reading !== answers.long.result.indicators[0].reading) && equal(answers.short.result.trend, answers.long.result.trend)),
    },
    {
      says: "Calendar candles are built from daily rows, so that every timeframe ends with the same close.",
      calls: [
        {
          name: "day",
          call: {
            arguments: { symbol: "SYN001", studies: [] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "month",
          call: {
            arguments: { symbol: "SYN001", timeframe: "1M", studies: [] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "hour",
          call: {
            arguments: { symbol: "SYN001", timeframe: "1H", studies: [] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "day.result.lastClose == month.result.lastClose && day.result.lastClose == hour.result.lastClose && month.result.interval == '1day' && hour.result.interval == '1min' && size(day.result.indicators) == 0",
      check: (answers: any) => (((((answers.day.result.lastClose === answers.month.result.lastClose) && (answers.day.result.lastClose === answers.hour.result.lastClose)) && (answers.month.result.interval === "1day")) && (answers.hour.result.interval === "1min")) && (size(answers.day.result.indicators) === 0)),
    },
    {
      says: "Studies settle on candles before the window, so that a shorter window reads the same values.",
      calls: [
        {
          name: "short",
          call: {
            arguments: { symbol: "SYN001", window: 50, studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "long",
          call: {
            arguments: { symbol: "SYN001", window: 500, studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "short.result.window == 50.0 && long.result.patternsDetected > short.result.patternsDetected && short.result.indicators[0].lean == long.result.indicators[0].lean && short.result.lastClose == long.result.lastClose && !short.warnings.exists(w, w.contains('settles'))",
      check: (answers: any) => (((((answers.short.result.window === 50) && (answers.long.result.patternsDetected > answers.short.result.patternsDetected)) && (answers.short.result.indicators[0].lean === answers.long.result.indicators[0].lean)) && (answers.short.result.lastClose === answers.long.result.lastClose)) && !answers.short.warnings.some((w: any) => w.includes("settles"))),
    },
    {
      says: "A window longer than the history reads what there is, and says so.",
      calls: [
        {
          name: "years",
          call: {
            arguments: { symbol: "SYN001", timeframe: "12M", window: 100 },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "years.result.window == 20.0 && years.warnings.exists(w, w.contains('20 of the 100'))",
      check: (answers: any) => ((answers.years.result.window === 20) && answers.years.warnings.some((w: any) => w.includes("20 of the 100"))),
    },
    {
      says: "A study with a period longer than the data has no value, and its reading says why.",
      calls: [
        {
          name: "years",
          call: {
            arguments: {
              symbol: "SYN001",
              timeframe: "12M",
              studies: [{ id: "sma", parameters: { period: 200 } }],
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "years.result.indicators[0].lean == null && years.result.indicators[0].reading.contains('200 candles') && years.result.tally.withoutDirection == 1.0",
      check: (answers: any) => (((answers.years.result.indicators[0].lean === null) && answers.years.result.indicators[0].reading.includes("200 candles")) && (answers.years.result.tally.withoutDirection === 1)),
    },
    {
      says: "A study that repaints is read, marked, and left out of the tally.",
      calls: [
        {
          name: "with",
          call: {
            arguments: { symbol: "SYN001", studies: [{ id: "rsi" }, { id: "zigzag" }] },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "without",
          call: {
            arguments: { symbol: "SYN001", studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "with.result.indicators[1].repaints && with.result.tally.leftOut == 1.0 && with.result.tally.up == without.result.tally.up && with.result.tally.down == without.result.tally.down && with.warnings.exists(w, w.contains('repaints'))",
      check: (answers: any) => ((((answers.with.result.indicators[1].repaints && (answers.with.result.tally.leftOut === 1)) && (answers.with.result.tally.up === answers.without.result.tally.up)) && (answers.with.result.tally.down === answers.without.result.tally.down)) && answers.with.warnings.some((w: any) => w.includes("repaints"))),
    },
    {
      says: "Prices that stand still give a reading without a division by zero.",
      calls: [
        {
          name: "flat",
          call: {
            arguments: {
              symbol: "FLAT",
              studies: [{ id: "rsi" }, { id: "stochastic" }, { id: "cci" }, { id: "cmf" }],
            },
            via: "call",
            fixture: "odd_market",
          },
        },
      ],
      cel: "flat.result.trend.direction == 'sideways' && flat.result.volume == null && !flat.result.volumeRead && flat.result.indicators[0].lean == 'neutral' && flat.result.tally.withoutDirection == 3.0",
      check: (answers: any) => (((((answers.flat.result.trend.direction === "sideways") && (answers.flat.result.volume === null)) && !answers.flat.result.volumeRead) && (answers.flat.result.indicators[0].lean === "neutral")) && (answers.flat.result.tally.withoutDirection === 3)),
    },
    {
      says: "A symbol with a path, in lower case or beyond ASCII is refused before anything is read.",
      calls: [
        {
          name: "path",
          call: { arguments: { symbol: "../SYN001" }, via: "call", fixture: "default" },
        },
        {
          name: "lower",
          call: { arguments: { symbol: "syn001" }, via: "call", fixture: "default" },
        },
        {
          name: "unicode",
          call: { arguments: { symbol: "SYN001é" }, via: "call", fixture: "default" },
        },
      ],
      cel: "path.refusal.code == 'INVALID_SYMBOL' && lower.refusal.code == 'INVALID_SYMBOL' && unicode.refusal.code == 'INVALID_SYMBOL'",
      check: (answers: any) => (((answers.path.refusal.code === "INVALID_SYMBOL") && (answers.lower.refusal.code === "INVALID_SYMBOL")) && (answers.unicode.refusal.code === "INVALID_SYMBOL")),
    },
    {
      says: "Every surface gives the same numbers.",
      calls: [
        {
          name: "direct",
          call: {
            arguments: { symbol: "SYN007", timeframe: "1W" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "mcp",
          call: {
            arguments: { symbol: "SYN007", timeframe: "1W" },
            via: "mcp",
            fixture: "default",
          },
        },
        {
          name: "http",
          call: {
            arguments: { symbol: "SYN007", timeframe: "1W" },
            via: "http",
            fixture: "default",
          },
        },
        {
          name: "command",
          call: {
            arguments: { symbol: "SYN007", timeframe: "1W" },
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
      ],
    },
    {
      argument: "timeframe",
      pairs: [
        [
          {
            arguments: { symbol: "SYN001", studies: [] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", timeframe: "1M", studies: [] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbol: "SYN001", studies: [] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", timeframe: "1H", studies: [] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbol: "SYN001", timeframe: "1M", studies: [] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", timeframe: "1H", studies: [] },
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
          { arguments: { symbol: "SPX" }, via: "call", fixture: "default" },
          { arguments: { symbol: "SPX", window: 1500 }, via: "call", fixture: "default" },
        ],
        [
          {
            arguments: { symbol: "SYN001", window: 50, studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", window: 500, studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbol: "SYN001", window: 50, studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbol: "SYN001", window: 500, studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", studies: [{ id: "rsi" }] },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "studies",
      pairs: [
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          {
            arguments: {
              symbol: "SYN001",
              studies: [{ id: "sma", parameters: { period: 20 } }, { id: "ema" }, { id: "rsi" }],
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbol: "SYN001", studies: [{ id: "sma", parameters: { period: 5 } }] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", studies: [{ id: "sma", parameters: { period: 50 } }] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { symbol: "SYN001", studies: [] },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { symbol: "SYN001", studies: [{ id: "rsi" }, { id: "zigzag" }] },
            via: "call",
            fixture: "default",
          },
        ],
        [
          { arguments: { symbol: "SYN001" }, via: "call", fixture: "default" },
          {
            arguments: { symbol: "SYN001", studies: [{ id: "rsi" }] },
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
    { at: "studies", keyword: "maxItems", reason: "no entry is at hand to make lists of" },
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
      inside: 10,
      outside: 9,
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
  ],
  defaults: [
    { argument: "timeframe", value: "1D", call: base },
    {
      argument: "studies",
      value: [
        { id: "sma", parameters: { period: 20 } },
        { id: "ema", parameters: { period: 9 } },
        { id: "rsi", parameters: { period: 14 } },
      ],
      call: base,
    },
    { argument: "fresh", value: false, call: base },
  ],
  deferred: [],
};
