// @generated from specs/server.yaml by toolwright; edit the spec and run "toolwright gen".

import type { ServerContract } from "toolwright-runtime";

export const server: ServerContract = {
  name: "golden",
  title: "Golden",
  version: "1.2.0",
  summary: "Seven small tools that between them have one of everything.",
  instructions: "Read the warnings before the numbers.",
  metaPrefix: "dev.example",
  toolsets: [
    { name: "plain", title: "Plain tools", description: "Numbers and texts." },
    {
      name: "shaped",
      title: "Shaped tools",
      description: "Lists, objects and what they hold.",
    },
    { name: "stored", title: "Stored tools", description: "What a call leaves behind." },
  ],
  environment: [
    {
      name: "GOLDEN_HOME",
      secret: false,
      description: "Folder of the notes.",
      default: "~/.golden",
    },
    { name: "GOLDEN_TOKEN", secret: true, description: "Opens the store." },
    { name: "GOLDEN_WRITES", secret: false, description: "Lets notes be written." },
  ],
  switches: [
    {
      name: "writes",
      onByDefault: false,
      variable: "GOLDEN_WRITES",
      description: "Lets notes be written.",
    },
  ],
  access: {
    tiers: [
      {
        name: "reader",
        description: "Reads levels and notes.",
        callsPerMinute: { token: 120, address: 60 },
      },
      { name: "writer", description: "Also keeps notes.", callsPerMinute: { token: 600 } },
    ],
    anonymous: { loopback: "writer", published: "reader" },
  },
  limits: { argumentBytes: 65536, resultBytes: 65536, milliseconds: 5000, heavyCalls: 2 },
};
