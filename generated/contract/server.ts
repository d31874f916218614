// @generated from specs/server.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ServerContract } from "toolwright-runtime";

export const server: ServerContract = {
  name: "quant-research",
  title: "Quant Research",
  version: "0.1.0",
  summary: "Deterministic tools for quantitative research, whose descriptions are held to the truth by tests.",
  instructions: "The server computes and you orchestrate: every number comes from code that depends only on the arguments, the data snapshot, the version, the clock and the seed, and each answer names them in `provenance`. Read `warnings` before the numbers. A refusal carries a code, the reason and the way forward; an argument that a tool does not accept is refused, and where a tool ignores a key by its contract, `warnings` names it. No tool places an order, and none gives advice.",
  metaPrefix: "dev.toolwright",
  toolsets: [
    {
      name: "audit",
      title: "Audit",
      description: "What a backtest is worth given its search, what a chart shows, what holding did, and claims sealed before their test.",
    },
    {
      name: "campaign",
      title: "Campaign",
      description: "What a search for an effect has tried, and what of it can be believed.",
    },
    {
      name: "history",
      title: "History",
      description: "What happened next when markets looked like this before.",
    },
    {
      name: "record",
      title: "Record",
      description: "What was computed before, and whether the same comes out again.",
    },
    {
      name: "research",
      title: "Research",
      description: "Strategies, scans and backtests that count what was tried.",
    },
  ],
  environment: [
    {
      name: "QUANT_HOME",
      secret: false,
      description: "Folder that holds the server's state (the call log, imported signals and bars). Created on the first call.",
      default: "~/.quant-research",
    },
    {
      name: "QUANT_CLOCK",
      secret: false,
      description: "wall serves bars as of now, with stale ones refused and the newest withheld from readers of the delayed tier; snapshot lets the market stand still at the end of what is stored. Ledger, log and tokens are on the wall clock always.",
      default: "snapshot",
    },
    {
      name: "QUANT_MARKET_DATA",
      secret: false,
      description: "1 says that the licence of imported bars lets them be served to agents; until then they are kept and refused.",
      default: "0",
    },
    {
      name: "QUANT_PLUGINS",
      secret: false,
      description: "Strategies and scanners of your own, separated by commas: absolute paths of files or folders, or names of packages that are installed in QUANT_HOME or beside the server. Their code runs in the server.",
    },
  ],
  switches: [
    {
      name: "http_calls",
      onByDefault: true,
      variable: "QUANT_HTTP_CALLS",
      description: "Calls over HTTP, by MCP and by the routes. Off, the pages stay and the rest is not there.",
    },
  ],
  httpSwitch: "http_calls",
  access: {
    tiers: [
      {
        name: "reader",
        description: "Calls the tools that keep nothing of their caller but the call log's row.",
        callsPerMinute: { token: 120, address: 60 },
      },
      {
        name: "researcher",
        description: "Also calls the tools that write to the records of the server.",
        callsPerMinute: { token: 600 },
      },
    ],
    anonymous: { loopback: "reader" },
  },
  limits: { argumentBytes: 16777216, resultBytes: 4194304, milliseconds: 60000 },
};
