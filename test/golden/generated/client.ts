// @generated from specs by toolwright; edit the spec and run "toolwright gen".

import type * as wire from "toolwright-runtime/client";
import type { ClassRefusals } from "./contract/class/handler.ts";
import type { ConvertLengthRefusals } from "./contract/convert-length/handler.ts";
import type { KeepNoteRefusals } from "./contract/keep-note/handler.ts";
import type { ListNotesRefusals } from "./contract/list-notes/handler.ts";
import type { ReadLevelsRefusals } from "./contract/read-levels/handler.ts";
import type { SmoothSeriesRefusals } from "./contract/smooth-series/handler.ts";
import type { TryWidthRefusals } from "./contract/try-width/handler.ts";
import type * as types from "./contract/types.ts";

/** The server's prefix in MCP's `_meta`, for `overMcp`. */
export const metaPrefix = "dev.example";

/** The tools' HTTP routes, for `overHttp`. */
export const routes: wire.Routes = {
  convert_length: { method: "GET", path: "/api/v1/lengths", texts: ["from", "to"] },
  keep_note: { method: "POST", path: "/api/v1/notes", texts: ["text"] },
  list_notes: { method: "GET", path: "/api/v1/notes", texts: ["after"] },
  read_levels: { method: "GET", path: "/api/v1/levels", texts: ["first", "last", "station"] },
  smooth_series: { method: "POST", path: "/api/v1/averages", texts: [] },
};

/** Arguments of class; what has a default may be left out. */
export type ClassInput = wire.Given<
  types.ClassArguments, "await"
>;

/** How a call of class ends. */
export type ClassAnswer = wire.ToolAnswer<
  types.Immutable<types.ClassResult>,
  types.Immutable<types.Provenance>,
  ClassRefusals,
    | "INVALID_AWAIT"
    | "INVALID_DEFAULT"
>;

/** Arguments of convert_length; what has a default may be left out. */
export type ConvertLengthInput = wire.Given<
  types.ConvertLengthArguments,
    | "to"
    | "digits"
>;

/** How a call of convert_length ends. */
export type ConvertLengthAnswer = wire.ToolAnswer<
  types.Immutable<types.ConvertLengthResult>,
  types.Immutable<types.Provenance>,
  ConvertLengthRefusals,
    | "INVALID_DIGITS"
    | "INVALID_FROM"
    | "INVALID_LENGTH"
    | "INVALID_TO"
>;

/** Arguments of keep_note; what has a default may be left out. */
export type KeepNoteInput = wire.Given<
  types.KeepNoteArguments, never
>;

/** How a call of keep_note ends. */
export type KeepNoteAnswer = wire.ToolAnswer<
  types.Immutable<types.KeepNoteResult>,
  types.Immutable<types.Provenance>,
  KeepNoteRefusals,
    | "BLANK"
    | "INVALID_TEXT"
>;

/** Arguments of list_notes; what has a default may be left out. */
export type ListNotesInput = wire.Given<
  types.ListNotesArguments, never
>;

/** How a call of list_notes ends. */
export type ListNotesAnswer = wire.ToolAnswer<
  types.Immutable<types.ListNotesResult>,
  types.Immutable<types.Provenance>,
  ListNotesRefusals, "INVALID_AFTER"
>;

/** Arguments of read_levels; what has a default may be left out. */
export type ReadLevelsInput = wire.Given<
  types.ReadLevelsArguments, never
>;

/** How a call of read_levels ends. */
export type ReadLevelsAnswer = wire.ToolAnswer<
  types.Immutable<types.ReadLevelsResult>,
  types.Immutable<types.Provenance>,
  ReadLevelsRefusals,
    | "INVALID_DEPTH"
    | "INVALID_FIRST"
    | "INVALID_LAST"
    | "INVALID_OFFSETS"
    | "INVALID_STATION"
>;

/** Arguments of smooth_series; what has a default may be left out. */
export type SmoothSeriesInput = wire.Given<
  types.SmoothSeriesArguments,
    | "window"
    | "weights.recent"
>;

/** How a call of smooth_series ends. */
export type SmoothSeriesAnswer = wire.ToolAnswer<
  types.Immutable<types.SmoothSeriesResult>,
  types.Immutable<types.Provenance>,
  SmoothSeriesRefusals,
    | "INVALID_SKIP"
    | "INVALID_VALUES"
    | "INVALID_WEIGHTS"
    | "INVALID_WINDOW"
    | "NO_VALUES"
    | "TOO_MANY"
    | "WINDOW_TOO_LONG"
>;

/** Arguments of try_width; what has a default may be left out. */
export type TryWidthInput = wire.Given<
  types.TryWidthArguments, "anew"
>;

/** How a call of try_width ends. */
export type TryWidthAnswer = wire.ToolAnswer<
  types.Immutable<types.TryWidthResult>,
  types.Immutable<types.Provenance>,
  TryWidthRefusals,
    | "INVALID_ANEW"
    | "INVALID_WIDTH",
  wire.Journaled
>;

/** A method for each tool. A refusal is an answer; a fault rejects. */
export interface Client {
  /** Names what a text is, whatever it holds: *\/ `code` ${x} {{y}} | <script> \ */
  readonly class: (args: ClassInput, signal?: AbortSignal) => Promise<ClassAnswer>;
  /** Converts a length from one unit to another. */
  readonly convertLength: (args: ConvertLengthInput, signal?: AbortSignal) => Promise<ConvertLengthAnswer>;
  /** Keeps a note about a station. */
  readonly keepNote: (args: KeepNoteInput, signal?: AbortSignal) => Promise<KeepNoteAnswer>;
  /** Gives every note that was kept. */
  readonly listNotes: (args?: ListNotesInput, signal?: AbortSignal) => Promise<ListNotesAnswer>;
  /** Gives what stations read over a span of days. */
  readonly readLevels: (args: ReadLevelsInput, signal?: AbortSignal) => Promise<ReadLevelsAnswer>;
  /** Gives the moving average of a series. */
  readonly smoothSeries: (args: SmoothSeriesInput, signal?: AbortSignal) => Promise<SmoothSeriesAnswer>;
  /** Tries one width of a smoothing and says how far it is off. */
  readonly tryWidth: (args: TryWidthInput, signal?: AbortSignal) => Promise<TryWidthAnswer>;
}

/** A client whose calls go through a transport, such as `overMcp(...)` or `overHttp(...)`. */
export function createClient(transport: wire.Transport): Client {
  return {
    class: (args, signal) =>
      transport.call("class", args, signal) as Promise<never>,
    convertLength: (args, signal) =>
      transport.call("convert_length", args, signal) as Promise<never>,
    keepNote: (args, signal) =>
      transport.call("keep_note", args, signal) as Promise<never>,
    listNotes: (args = {}, signal) =>
      transport.call("list_notes", args, signal) as Promise<never>,
    readLevels: (args, signal) =>
      transport.call("read_levels", args, signal) as Promise<never>,
    smoothSeries: (args, signal) =>
      transport.call("smooth_series", args, signal) as Promise<never>,
    tryWidth: (args, signal) =>
      transport.call("try_width", args, signal) as Promise<never>,
  };
}
