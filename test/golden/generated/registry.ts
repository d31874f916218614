// @generated from specs by toolwright; edit the spec and run "toolwright gen".

import type { Registry, VocabularyEntry } from "toolwright-runtime";
import type { Services } from "../src/services.ts";
import type { ClassHandler } from "./contract/class/handler.ts";
import { listing as class_ } from "./contract/class/listing.ts";
import type { ConvertLengthHandler } from "./contract/convert-length/handler.ts";
import { listing as convertLength } from "./contract/convert-length/listing.ts";
import type { KeepNoteHandler } from "./contract/keep-note/handler.ts";
import { listing as keepNote } from "./contract/keep-note/listing.ts";
import type { ListNotesHandler } from "./contract/list-notes/handler.ts";
import { listing as listNotes } from "./contract/list-notes/listing.ts";
import type { ReadLevelsHandler } from "./contract/read-levels/handler.ts";
import { listing as readLevels } from "./contract/read-levels/listing.ts";
import type { SmoothSeriesHandler } from "./contract/smooth-series/handler.ts";
import { listing as smoothSeries } from "./contract/smooth-series/listing.ts";
import type { TryWidthHandler } from "./contract/try-width/handler.ts";
import { listing as tryWidth } from "./contract/try-width/listing.ts";
import { server } from "./contract/server.ts";

type Fits<Contract, Handler extends Contract> = Handler;

/** Each hand-written handler, held to the type that its contract asks for. */
export type Handlers = [
  Fits<ClassHandler<Services>, typeof import("../src/handlers/class.ts").handle>,
  Fits<ConvertLengthHandler<Services>, typeof import("../src/handlers/convert-length.ts").handle>,
  Fits<KeepNoteHandler<Services>, typeof import("../src/handlers/keep-note.ts").handle>,
  Fits<ListNotesHandler<Services>, typeof import("../src/handlers/list-notes.ts").handle>,
  Fits<ReadLevelsHandler<Services>, typeof import("../src/handlers/read-levels.ts").handle>,
  Fits<SmoothSeriesHandler<Services>, typeof import("../src/handlers/smooth-series.ts").handle>,
  Fits<TryWidthHandler<Services>, typeof import("../src/handlers/try-width.ts").handle>,
];

/** Gives a vocabulary's entries. One that reads no services need not take them. */
export type Entries = (services: Services) => readonly VocabularyEntry[] | Promise<readonly VocabularyEntry[]>;

export const registry: Registry<Services> = {
  server,
  tools: [
    {
      listing: class_,
      contract: async () => (await import("./contract/class/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/class.ts")).handle as never,
    },
    {
      listing: convertLength,
      contract: async () => (await import("./contract/convert-length/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/convert-length.ts")).handle as never,
      picture: async () => (await import("../src/convert.ts")).drawLength as never,
    },
    {
      listing: keepNote,
      contract: async () => (await import("./contract/keep-note/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/keep-note.ts")).handle as never,
    },
    {
      listing: listNotes,
      contract: async () => (await import("./contract/list-notes/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/list-notes.ts")).handle as never,
    },
    {
      listing: readLevels,
      contract: async () => (await import("./contract/read-levels/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/read-levels.ts")).handle as never,
    },
    {
      listing: smoothSeries,
      contract: async () => (await import("./contract/smooth-series/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/smooth-series.ts")).handle as never,
    },
    {
      listing: tryWidth,
      contract: async () => (await import("./contract/try-width/contract.ts")).contract,
      handler: async () => (await import("../src/handlers/try-width.ts")).handle as never,
    },
  ],
  vocabularies: [
    {
      name: "stations",
      title: "Stations",
      description: "The stations that measure.",
      entries: async (services) => {
        const entries: Entries = (await import("../src/vocabulary.ts")).stations;
        return entries(services);
      },
    },
  ],
  liveDefaults: [
    {
      tool: "convert_length",
      argument: "digits",
      source: "src/defaults.ts#DIGITS",
      stamped: 6,
      live: async () => (await import("../src/defaults.ts")).DIGITS,
    },
  ],
  prompts: async () => (await import("./contract/prompts.ts")).prompts,
  snapshot: async (services, now) => {
    const name: (services: Services, now: Date) => string | Promise<string> = (await import("../src/services.ts")).snapshot;
    return name(services, now);
  },
  provenance: async () => (await import("./contract/provenance/contract.ts")).provenance,
  openapi: async () => (await import("./openapi.json", { with: { type: "json" } })).default,
};
