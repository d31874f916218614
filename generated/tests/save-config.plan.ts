// @generated from specs/tools/research/save_config.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";
import { equal } from "toolwright-runtime/expression";

const base: PlannedCall = {
  arguments: {
    name: "slow-cross",
    strategy: "moving_average_cross",
    parameters: { slow: 150 },
    symbols: ["SYN001"],
    limits: { stop_loss: 0.1 },
    provenance: { hypothesis: "Trends of months last.", notes: "Confirmed on SYN001 alone." },
  },
  via: "call",
  fixture: "default",
};

export const plan: ContractPlan = {
  tool: "save_config",
  examples: [
    {
      slug: "a-slow-cross-on-one-symbol",
      title: "A slow cross on one symbol",
      call: {
        arguments: {
          name: "slow-cross",
          strategy: "moving_average_cross",
          parameters: { slow: 150 },
          symbols: ["SYN001"],
          limits: { stop_loss: 0.1 },
          provenance: { hypothesis: "Trends of months last.", notes: "Confirmed on SYN001 alone." },
        },
        via: "call",
        fixture: "default",
      },
    },
    {
      slug: "a-scan-of-every-share-by-the-momentum-of-half-a-year",
      title: "A scan of every share, by the momentum of half a year",
      call: {
        arguments: {
          name: "half-year-winners",
          scanner: "momentum_rank",
          parameters: { lookback: 126 },
        },
        via: "call",
        fixture: "default",
      },
    },
  ],
  refusals: [
    {
      code: "NAME_TAKEN",
      call: {
        arguments: { name: "slow-cross", strategy: "moving_average_cross" },
        via: "call",
        fixture: "saved_configs",
      },
    },
    {
      code: "UNENFORCED_LIMIT",
      call: {
        arguments: {
          name: "slow-cross",
          strategy: "moving_average_cross",
          limits: { max_drawdown: 0.2 },
        },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "UNKNOWN_TRIAL",
      call: {
        arguments: {
          name: "slow-cross",
          strategy: "moving_average_cross",
          provenance: { campaign: "run-0.1" },
        },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "UNUSABLE_NAME",
      call: {
        arguments: { name: "../slow-cross", strategy: "moving_average_cross" },
        via: "call",
        fixture: "default",
      },
    },
    {
      code: "UNUSABLE_PARAMETERS",
      call: {
        arguments: { name: "slow-cross", strategy: "moving_average_cross", parameters: { fst: 5 } },
        via: "call",
        fixture: "default",
      },
    },
  ],
  guarantees: [
    {
      says: "A name that is taken stays as it is, whatever its case, unless overwrite is true.",
      calls: [
        {
          name: "first",
          call: {
            arguments: { name: "Slow-Cross", strategy: "moving_average_cross" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "again",
          call: {
            arguments: { name: "Slow-Cross", strategy: "moving_average_cross" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_case",
          call: {
            arguments: { name: "slow-cross.json", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "replaced",
          call: {
            arguments: { name: "slow-cross.json", strategy: "buy_and_hold", overwrite: true },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "saved_before",
          call: {
            arguments: { name: "slow-cross", strategy: "buy_and_hold" },
            via: "call",
            fixture: "saved_configs",
          },
        },
        {
          name: "replaced_before",
          call: {
            arguments: { name: "slow-cross", strategy: "buy_and_hold", overwrite: true },
            via: "call",
            fixture: "saved_configs",
          },
        },
      ],
      cel: "first.result.replaced_sha256 == null && again.refusal.code == 'NAME_TAKEN' && other_case.refusal.code == 'NAME_TAKEN' && replaced.result.file == 'Slow-Cross.json' && replaced.result.replaced_sha256 == first.result.sha256 && saved_before.refusal.code == 'NAME_TAKEN' && replaced_before.result.name == 'Slow-Cross'",
      check: (answers: any) => (((((((answers.first.result.replaced_sha256 === null) && (answers.again.refusal.code === "NAME_TAKEN")) && (answers.other_case.refusal.code === "NAME_TAKEN")) && (answers.replaced.result.file === "Slow-Cross.json")) && (answers.replaced.result.replaced_sha256 === answers.first.result.sha256)) && (answers.saved_before.refusal.code === "NAME_TAKEN")) && (answers.replaced_before.result.name === "Slow-Cross")),
    },
    {
      says: "Nothing but a plain file name is taken.",
      calls: [
        {
          name: "above",
          call: {
            arguments: { name: "..", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "folder",
          call: {
            arguments: { name: "team/slow", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "absolute",
          call: {
            arguments: { name: "/etc/slow", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "backslash",
          call: {
            arguments: { name: "team\\slow", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "drive",
          call: {
            arguments: { name: "c:slow", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "stemless",
          call: {
            arguments: { name: ".json", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "device",
          call: {
            arguments: { name: "NUL.backup", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "control",
          call: {
            arguments: { name: "slow\u0007", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "above.refusal.code == 'UNUSABLE_NAME' && folder.refusal.code == 'UNUSABLE_NAME' && absolute.refusal.code == 'UNUSABLE_NAME' && backslash.refusal.code == 'UNUSABLE_NAME' && drive.refusal.code == 'UNUSABLE_NAME' && stemless.refusal.code == 'UNUSABLE_NAME' && device.refusal.code == 'UNUSABLE_NAME' && control.refusal.code == 'UNUSABLE_NAME'",
      check: (answers: any) => ((((((((answers.above.refusal.code === "UNUSABLE_NAME") && (answers.folder.refusal.code === "UNUSABLE_NAME")) && (answers.absolute.refusal.code === "UNUSABLE_NAME")) && (answers.backslash.refusal.code === "UNUSABLE_NAME")) && (answers.drive.refusal.code === "UNUSABLE_NAME")) && (answers.stemless.refusal.code === "UNUSABLE_NAME")) && (answers.device.refusal.code === "UNUSABLE_NAME")) && (answers.control.refusal.code === "UNUSABLE_NAME")),
    },
    {
      says: "What would not run is not saved.",
      calls: [
        {
          name: "unregistered",
          call: {
            arguments: { name: "other", strategy: "moving_avg_cross" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "outside",
          call: {
            arguments: { name: "other", strategy: "moving_average_cross", parameters: { fast: 900 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "crossed",
          call: {
            arguments: {
              name: "other",
              strategy: "moving_average_cross",
              parameters: { fast: 200, slow: 100 },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "misspelt",
          call: {
            arguments: { name: "other", strategy: "moving_average_cross", parameters: { slw: 100 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "unread",
          call: {
            arguments: {
              name: "other",
              strategy: "moving_average_cross",
              limits: { volatility_window: 60 },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "field",
          call: {
            arguments: {
              name: "other",
              strategy: "moving_average_cross",
              provenance: { trial_id: "run-1.1" },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "sound",
          call: {
            arguments: { name: "other", strategy: "moving_average_cross" },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "unregistered.refusal.code == 'INVALID_STRATEGY' && outside.refusal.code == 'UNUSABLE_PARAMETERS' && crossed.refusal.code == 'UNUSABLE_PARAMETERS' && misspelt.refusal.reason.contains('Did you mean slow?') && unread.refusal.code == 'UNENFORCED_LIMIT' && field.refusal.code == 'UNKNOWN_ARGUMENT' && field.refusal.reason.contains('author, source, hypothesis, notes, campaign') && sound.result.replaced_sha256 == null",
      check: (answers: any) => ((((((((answers.unregistered.refusal.code === "INVALID_STRATEGY") && (answers.outside.refusal.code === "UNUSABLE_PARAMETERS")) && (answers.crossed.refusal.code === "UNUSABLE_PARAMETERS")) && answers.misspelt.refusal.reason.includes("Did you mean slow?")) && (answers.unread.refusal.code === "UNENFORCED_LIMIT")) && (answers.field.refusal.code === "UNKNOWN_ARGUMENT")) && answers.field.refusal.reason.includes("author, source, hypothesis, notes, campaign")) && (answers.sound.result.replaced_sha256 === null)),
    },
    {
      says: "A scan that would not run is not saved either.",
      calls: [
        {
          name: "unregistered",
          call: {
            arguments: { name: "scan", scanner: "momentum_ranks" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "misspelt",
          call: {
            arguments: { name: "scan", scanner: "momentum_rank", parameters: { lookbak: 60 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "outside",
          call: {
            arguments: { name: "scan", scanner: "momentum_rank", parameters: { lookback: 0 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "crossed",
          call: {
            arguments: {
              name: "scan",
              scanner: "volatility_contraction",
              parameters: { short: 100, long: 50 },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "limited",
          call: {
            arguments: { name: "scan", scanner: "momentum_rank", limits: { stop_loss: 0.1 } },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "directed",
          call: {
            arguments: { name: "scan", scanner: "momentum_rank", direction: "long" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "both",
          call: {
            arguments: { name: "scan", scanner: "momentum_rank", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "neither",
          call: { arguments: { name: "scan" }, via: "call", fixture: "default" },
        },
        {
          name: "sound",
          call: {
            arguments: { name: "scan", scanner: "momentum_rank", parameters: { lookback: 60 } },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "unregistered.refusal.code == 'INVALID_SCANNER' && unregistered.refusal.reason.contains('momentum_rank') && misspelt.refusal.code == 'UNUSABLE_PARAMETERS' && misspelt.refusal.reason.contains('Did you mean lookback?') && outside.refusal.code == 'UNUSABLE_PARAMETERS' && crossed.refusal.reason.contains('short below long') && limited.refusal.code == 'UNENFORCED_LIMIT' && directed.refusal.code == 'INVALID_DIRECTION' && both.refusal.code == 'INVALID_STRATEGY' && neither.refusal.code == 'INVALID_STRATEGY' && sound.result.replaced_sha256 == null && sound.result.configuration.scanner == 'momentum_rank' && sound.result.configuration.strategy == null && sound.result.configuration.direction == null && sound.result.configuration.parameters.lookback == 60.0",
      check: (answers: any) => (((((((((((((((answers.unregistered.refusal.code === "INVALID_SCANNER") && answers.unregistered.refusal.reason.includes("momentum_rank")) && (answers.misspelt.refusal.code === "UNUSABLE_PARAMETERS")) && answers.misspelt.refusal.reason.includes("Did you mean lookback?")) && (answers.outside.refusal.code === "UNUSABLE_PARAMETERS")) && answers.crossed.refusal.reason.includes("short below long")) && (answers.limited.refusal.code === "UNENFORCED_LIMIT")) && (answers.directed.refusal.code === "INVALID_DIRECTION")) && (answers.both.refusal.code === "INVALID_STRATEGY")) && (answers.neither.refusal.code === "INVALID_STRATEGY")) && (answers.sound.result.replaced_sha256 === null)) && (answers.sound.result.configuration.scanner === "momentum_rank")) && (answers.sound.result.configuration.strategy === null)) && (answers.sound.result.configuration.direction === null)) && (answers.sound.result.configuration.parameters.lookback === 60)),
    },
    {
      says: "A parameter that is not declared is kept apart, with a warning.",
      calls: [
        {
          name: "kept",
          call: {
            arguments: {
              name: "kept",
              strategy: "moving_average_cross",
              parameters: { fast: 30, rebalance_hour: 16 },
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "kept.result.configuration.parameters == {'fast': 30.0, 'slow': 100.0} && kept.result.configuration.undeclared_parameters == {'rebalance_hour': 16.0} && kept.warnings.exists(w, w.contains('rebalance_hour'))",
      check: (answers: any) => ((equal(answers.kept.result.configuration.parameters, ({ ["fast"]: 30, ["slow"]: 100 })) && equal(answers.kept.result.configuration.undeclared_parameters, ({ ["rebalance_hour"]: 16 }))) && answers.kept.warnings.some((w: any) => w.includes("rebalance_hour"))),
    },
    {
      says: "The material of the trial that it came of is kept with it.",
      calls: [
        {
          name: "without",
          call: {
            arguments: {
              name: "kept",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "searched",
          },
        },
        {
          name: "with",
          call: {
            arguments: {
              name: "kept",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { campaign: "00000000-run3.1" },
            },
            via: "call",
            fixture: "searched",
          },
        },
      ],
      cel: "without.result.configuration.campaign == null && with.result.configuration.campaign.contains('\"trial_id\":\"00000000-run3.1\"') && with.result.configuration.campaign.contains('\"deflated_sharpe_ratio\"')",
      check: (answers: any) => (((answers.without.result.configuration.campaign === null) && answers.with.result.configuration.campaign.includes("\"trial_id\":\"00000000-run3.1\"")) && answers.with.result.configuration.campaign.includes("\"deflated_sharpe_ratio\"")),
    },
    {
      says: "Each part of the configuration is saved.",
      calls: [
        {
          name: "plain",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "name",
          call: {
            arguments: {
              name: "another",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "strategy",
          call: {
            arguments: {
              name: "each",
              strategy: "buy_and_hold",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "parameters",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
              parameters: { fast: 30 },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "scanner",
          call: {
            arguments: { name: "each", scanner: "momentum_rank", overwrite: true },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "other_scanner",
          call: {
            arguments: { name: "each", scanner: "distance_from_average", overwrite: true },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "symbols",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
              symbols: ["SYN001"],
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "timeframe",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
              timeframe: "1W",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "direction",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
              direction: "long_short",
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "no_limits",
          call: {
            arguments: { name: "each", strategy: "moving_average_cross", overwrite: true },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "position_fraction",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, position_fraction: 0.5 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "target_volatility",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.1 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "volatility_window",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, volatility_window: 60 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "stop_loss",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, stop_loss: 0.1 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "protected",
          call: {
            arguments: { name: "free-too", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "free",
          call: {
            arguments: { name: "free-too", strategy: "buy_and_hold", overwrite: true },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "provenance",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "author",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { author: "A person" },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "source",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { source: "A paper" },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "hypothesis",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { hypothesis: "Trends last." },
            },
            via: "call",
            fixture: "default",
          },
        },
        {
          name: "notes",
          call: {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { notes: "Trial run-1.1" },
            },
            via: "call",
            fixture: "default",
          },
        },
      ],
      cel: "name.result.name == 'another' && strategy.result.configuration.strategy == 'buy_and_hold' && scanner.result.configuration.scanner != other_scanner.result.configuration.scanner && parameters.result.configuration.parameters.fast == 30.0 && symbols.result.configuration.symbols == ['SYN001'] && timeframe.result.configuration.timeframe == '1W' && direction.result.configuration.direction == 'long_short' && !has(no_limits.result.configuration.limits.target_volatility) && position_fraction.result.configuration.limits.position_fraction == 0.5 && target_volatility.result.configuration.limits.target_volatility == 0.1 && volatility_window.result.configuration.limits.volatility_window == 60.0 && stop_loss.result.configuration.limits.stop_loss == 0.1 && author.result.configuration.provenance.author == 'A person' && source.result.configuration.provenance.source == 'A paper' && hypothesis.result.configuration.provenance.hypothesis == 'Trends last.' && !protected.result.overwrite && free.result.overwrite && notes.result.configuration.provenance.notes == 'Trial run-1.1' && plain.result.sha256 != stop_loss.result.sha256",
      check: (answers: any) => (((((((((((((((((((answers.name.result.name === "another") && (answers.strategy.result.configuration.strategy === "buy_and_hold")) && (answers.scanner.result.configuration.scanner !== answers.other_scanner.result.configuration.scanner)) && (answers.parameters.result.configuration.parameters.fast === 30)) && equal(answers.symbols.result.configuration.symbols, ["SYN001"])) && (answers.timeframe.result.configuration.timeframe === "1W")) && (answers.direction.result.configuration.direction === "long_short")) && !(answers.no_limits.result.configuration.limits.target_volatility !== undefined)) && (answers.position_fraction.result.configuration.limits.position_fraction === 0.5)) && (answers.target_volatility.result.configuration.limits.target_volatility === 0.1)) && (answers.volatility_window.result.configuration.limits.volatility_window === 60)) && (answers.stop_loss.result.configuration.limits.stop_loss === 0.1)) && (answers.author.result.configuration.provenance.author === "A person")) && (answers.source.result.configuration.provenance.source === "A paper")) && (answers.hypothesis.result.configuration.provenance.hypothesis === "Trends last.")) && !answers.protected.result.overwrite) && answers.free.result.overwrite) && (answers.notes.result.configuration.provenance.notes === "Trial run-1.1")) && (answers.plain.result.sha256 !== answers.stop_loss.result.sha256)),
    },
  ],
  reach: [
    {
      argument: "name",
      pairs: [
        [
          {
            arguments: { name: "Slow-Cross", strategy: "moving_average_cross" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { name: "other", strategy: "moving_average_cross" },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: { name: "slow-cross.json", strategy: "buy_and_hold", overwrite: true },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { name: "free-too", strategy: "buy_and_hold", overwrite: true },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "another",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "strategy",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "buy_and_hold",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "scanner",
      pairs: [
        [
          {
            arguments: { name: "each", scanner: "momentum_rank", overwrite: true },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { name: "each", scanner: "distance_from_average", overwrite: true },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "parameters",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
              parameters: { fast: 30 },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "symbols",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
              symbols: ["SYN001"],
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "timeframe",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
              timeframe: "1W",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "direction",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
              direction: "long_short",
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "limits",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { name: "each", strategy: "moving_average_cross", overwrite: true },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, position_fraction: 0.5 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.1 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, volatility_window: 60 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, stop_loss: 0.1 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, position_fraction: 0.5 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "limits.position_fraction",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, position_fraction: 0.5 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "limits.target_volatility",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.1 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "limits.volatility_window",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, volatility_window: 60 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "limits.stop_loss",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              limits: { target_volatility: 0.2, stop_loss: 0.1 },
              overwrite: true,
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "provenance",
      pairs: [
        [
          {
            arguments: {
              name: "kept",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "searched",
          },
          {
            arguments: {
              name: "kept",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { campaign: "00000000-run3.1" },
            },
            via: "call",
            fixture: "searched",
          },
        ],
        [
          {
            arguments: { name: "each", strategy: "moving_average_cross", overwrite: true },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { author: "A person" },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { source: "A paper" },
            },
            via: "call",
            fixture: "default",
          },
        ],
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { hypothesis: "Trends last." },
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { notes: "Trial run-1.1" },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "provenance.author",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { author: "A person" },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "provenance.source",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { source: "A paper" },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "provenance.hypothesis",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { hypothesis: "Trends last." },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "provenance.notes",
      pairs: [
        [
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "default",
          },
          {
            arguments: {
              name: "each",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { notes: "Trial run-1.1" },
            },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
    {
      argument: "provenance.campaign",
      pairs: [
        [
          {
            arguments: {
              name: "kept",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: {},
            },
            via: "call",
            fixture: "searched",
          },
          {
            arguments: {
              name: "kept",
              strategy: "moving_average_cross",
              overwrite: true,
              provenance: { campaign: "00000000-run3.1" },
            },
            via: "call",
            fixture: "searched",
          },
        ],
      ],
    },
    {
      argument: "overwrite",
      pairs: [
        [
          {
            arguments: { name: "free-too", strategy: "buy_and_hold" },
            via: "call",
            fixture: "default",
          },
          {
            arguments: { name: "free-too", strategy: "buy_and_hold", overwrite: true },
            via: "call",
            fixture: "default",
          },
        ],
      ],
    },
  ],
  unprobed: [
    {
      at: "symbols",
      keyword: "maxItems",
      reason: "no value is at hand that breaks this bound alone",
    },
    {
      at: "provenance.hypothesis",
      keyword: "maxLength",
      reason: "values on both sides would be too long to write out",
    },
    {
      at: "provenance.notes",
      keyword: "maxLength",
      reason: "values on both sides would be too long to write out",
    },
  ],
  bounds: [
    {
      argument: "symbols",
      keyword: "minItems",
      inside: ["SYN001"],
      outside: [],
      code: "INVALID_SYMBOLS",
      call: base,
    },
    {
      argument: "timeframe",
      keyword: "enum",
      inside: "1D",
      outside: "1D?",
      code: "INVALID_TIMEFRAME",
      call: base,
    },
    {
      argument: "direction",
      keyword: "enum",
      inside: "long",
      outside: "long?",
      code: "INVALID_DIRECTION",
      call: base,
    },
    {
      argument: "limits",
      at: "limits.position_fraction",
      keyword: "maximum",
      inside: { stop_loss: 0.1, position_fraction: 1 },
      outside: { stop_loss: 0.1, position_fraction: 1.000000001 },
      code: "INVALID_LIMITS",
      call: base,
    },
    {
      argument: "limits",
      at: "limits.position_fraction",
      keyword: "exclusiveMinimum",
      inside: { stop_loss: 0.1, position_fraction: 1e-9 },
      outside: { stop_loss: 0.1, position_fraction: 0 },
      code: "INVALID_LIMITS",
      call: base,
    },
    {
      argument: "limits",
      at: "limits.target_volatility",
      keyword: "minimum",
      inside: { stop_loss: 0.1, target_volatility: 0.001 },
      outside: { stop_loss: 0.1, target_volatility: 0.0009999990000000001 },
      code: "INVALID_LIMITS",
      call: base,
    },
    {
      argument: "limits",
      at: "limits.target_volatility",
      keyword: "maximum",
      inside: { stop_loss: 0.1, target_volatility: 5 },
      outside: { stop_loss: 0.1, target_volatility: 5.000000005 },
      code: "INVALID_LIMITS",
      call: base,
    },
    {
      argument: "limits",
      at: "limits.volatility_window",
      keyword: "minimum",
      inside: { stop_loss: 0.1, volatility_window: 2 },
      outside: { stop_loss: 0.1, volatility_window: 1 },
      code: "INVALID_LIMITS",
      call: base,
    },
    {
      argument: "limits",
      at: "limits.volatility_window",
      keyword: "maximum",
      inside: { stop_loss: 0.1, volatility_window: 500 },
      outside: { stop_loss: 0.1, volatility_window: 501 },
      code: "INVALID_LIMITS",
      call: base,
    },
    {
      argument: "limits",
      at: "limits.stop_loss",
      keyword: "minimum",
      inside: { stop_loss: 0.001 },
      outside: { stop_loss: 0.0009999990000000001 },
      code: "INVALID_LIMITS",
      call: base,
    },
    {
      argument: "limits",
      at: "limits.stop_loss",
      keyword: "maximum",
      inside: { stop_loss: 0.99 },
      outside: { stop_loss: 0.990000001 },
      code: "INVALID_LIMITS",
      call: base,
    },
    {
      argument: "provenance",
      at: "provenance.author",
      keyword: "maxLength",
      inside: {
        hypothesis: "Trends of months last.",
        notes: "Confirmed on SYN001 alone.",
        author: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
      outside: {
        hypothesis: "Trends of months last.",
        notes: "Confirmed on SYN001 alone.",
        author: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
      code: "INVALID_PROVENANCE",
      call: base,
    },
    {
      argument: "provenance",
      at: "provenance.source",
      keyword: "maxLength",
      inside: {
        hypothesis: "Trends of months last.",
        notes: "Confirmed on SYN001 alone.",
        source: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
      outside: {
        hypothesis: "Trends of months last.",
        notes: "Confirmed on SYN001 alone.",
        source: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
      code: "INVALID_PROVENANCE",
      call: base,
    },
    {
      argument: "provenance",
      at: "provenance.campaign",
      keyword: "maxLength",
      inside: {
        hypothesis: "Trends of months last.",
        notes: "Confirmed on SYN001 alone.",
        campaign: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
      outside: {
        hypothesis: "Trends of months last.",
        notes: "Confirmed on SYN001 alone.",
        campaign: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
      code: "INVALID_PROVENANCE",
      call: base,
    },
  ],
  defaults: [
    { argument: "timeframe", value: "1D", call: base },
    { argument: "overwrite", value: false, call: base },
  ],
  deferred: [],
};
