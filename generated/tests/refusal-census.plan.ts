// @generated from specs/tools/audit/refusal_census.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ContractPlan } from "toolwright-runtime/testing";
import { equal, size } from "toolwright-runtime/expression";

export const plan: ContractPlan = {
  tool: "refusal_census",
  examples: [
    {
      slug: "a-campaign-of-nine-tapes-under-way",
      title: "A campaign of nine tapes, under way",
      call: { arguments: {}, via: "call", fixture: "campaign" },
    },
  ],
  refusals: [],
  guarantees: [
    {
      says: "Every tape that was determined has one grade, and the total is the sum of the universes.",
      calls: [{ name: "census", call: { arguments: {}, via: "call", fixture: "campaign" } }],
      cel: "census.result.campaigns.all(c, c.total.determinations == c.total.selected + c.total.candidate + c.total.refusal + c.total.error) && census.result.campaigns[0].total.declaredTapes == 9.0 && census.result.campaigns[0].universes[0].determinations + census.result.campaigns[0].universes[1].determinations == census.result.campaigns[0].total.determinations",
      check: (answers: any) => ((answers.census.result.campaigns.every((c: any) => (c.total.determinations === (((c.total.selected + c.total.candidate) + c.total.refusal) + c.total.error))) && (answers.census.result.campaigns[0].total.declaredTapes === 9)) && ((answers.census.result.campaigns[0].universes[0].determinations + answers.census.result.campaigns[0].universes[1].determinations) === answers.census.result.campaigns[0].total.determinations)),
    },
    {
      says: "The bar is the sealed one, word for word, with the record that seals it.",
      calls: [{ name: "census", call: { arguments: {}, via: "call", fixture: "campaign" } }],
      cel: "census.result.campaigns[0].bar.startsWith('Campaign: momentum-2025') && census.result.campaigns[0].seq == 2.0 && size(census.result.campaigns[0].recordHash) == 64",
      check: (answers: any) => ((answers.census.result.campaigns[0].bar.startsWith("Campaign: momentum-2025") && (answers.census.result.campaigns[0].seq === 2)) && (size(answers.census.result.campaigns[0].recordHash) === 64)),
    },
    {
      says: "Auditing a tape once more changes no count, and neither does a tape that was not declared.",
      calls: [{ name: "census", call: { arguments: {}, via: "call", fixture: "campaign" } }],
      cel: "census.result.campaigns[0].repeated == 1.0 && census.result.campaigns[0].undeclared == 1.0 && census.result.campaigns[0].universes[0].selected == 1.0",
      check: (answers: any) => (((answers.census.result.campaigns[0].repeated === 1) && (answers.census.result.campaigns[0].undeclared === 1)) && (answers.census.result.campaigns[0].universes[0].selected === 1)),
    },
    {
      says: "A bar is not replaced by sealing another under the same name.",
      calls: [{ name: "census", call: { arguments: {}, via: "call", fixture: "campaign" } }],
      cel: "census.result.campaigns[0].sealedAgain == 1.0 && size(census.result.campaigns) == 1",
      check: (answers: any) => ((answers.census.result.campaigns[0].sealedAgain === 1) && (size(answers.census.result.campaigns) === 1)),
    },
    {
      says: "A server without a campaign says so.",
      calls: [{ name: "none", call: { arguments: {}, via: "call", fixture: "default" } }],
      cel: "size(none.result.campaigns) == 0 && none.warnings.exists(w, w.contains('No campaign'))",
      check: (answers: any) => ((size(answers.none.result.campaigns) === 0) && answers.none.warnings.some((w: any) => w.includes("No campaign"))),
    },
    {
      says: "Every surface prints the same counts.",
      calls: [
        { name: "direct", call: { arguments: {}, via: "call", fixture: "campaign" } },
        { name: "mcp", call: { arguments: {}, via: "mcp", fixture: "campaign" } },
        { name: "http", call: { arguments: {}, via: "http", fixture: "campaign" } },
        { name: "command", call: { arguments: {}, via: "command", fixture: "campaign" } },
      ],
      cel: "mcp.result == direct.result && http.result == direct.result && command.result == direct.result",
      check: (answers: any) => ((equal(answers.mcp.result, answers.direct.result) && equal(answers.http.result, answers.direct.result)) && equal(answers.command.result, answers.direct.result)),
    },
  ],
  reach: [],
  bounds: [],
  defaults: [],
  deferred: [],
};
