// @generated from specs/tools/campaign/get_campaign_material.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan, PlannedCall } from "toolwright-runtime/testing";

const base: PlannedCall = { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" };

export const plan: ContractPlan = {
  tool: "get_campaign_material",
  examples: [
    {
      slug: "a-walk-forward",
      title: "A walk-forward",
      call: { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" },
    },
  ],
  refusals: [
    {
      code: "UNKNOWN_TRIAL",
      call: { arguments: { trial_id: "00000000-none.1" }, via: "call", fixture: "searched" },
    },
  ],
  guarantees: [
    {
      says: "A walk-forward brings its evidence, and any other kind the reason for having none.",
      calls: [
        {
          name: "walk",
          call: { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" },
        },
        {
          name: "backtest",
          call: { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
        },
      ],
      cel: "!walk.result.campaign.evidence.promotable && walk.result.campaign.evidence_unavailable == null && backtest.result.campaign.evidence == null && backtest.result.campaign.evidence_unavailable.contains('folds') && backtest.result.campaign.recipe.stop_loss == 0.1 && backtest.result.campaign.metadata.n_trials == 58.0",
      check: (answers: any) => (((((!answers.walk.result.campaign.evidence.promotable && (answers.walk.result.campaign.evidence_unavailable === null)) && (answers.backtest.result.campaign.evidence === null)) && answers.backtest.result.campaign.evidence_unavailable.includes("folds")) && (answers.backtest.result.campaign.recipe.stop_loss === 0.1)) && (answers.backtest.result.campaign.metadata.n_trials === 58)),
    },
  ],
  reach: [
    {
      argument: "trial_id",
      pairs: [
        [
          { arguments: { trial_id: "00000000-run4.1" }, via: "call", fixture: "searched" },
          { arguments: { trial_id: "00000000-run3.1" }, via: "call", fixture: "searched" },
        ],
      ],
    },
  ],
  bounds: [
    {
      argument: "trial_id",
      keyword: "minLength",
      inside: "a",
      outside: "",
      code: "INVALID_TRIAL_ID",
      call: base,
    },
    {
      argument: "trial_id",
      keyword: "maxLength",
      inside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      outside: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      code: "INVALID_TRIAL_ID",
      call: base,
    },
  ],
  defaults: [],
  deferred: [],
};
