// @generated from specs by toolwright; edit the spec and run "toolwright gen".

/** The same value, to be read and not changed, at every depth. */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/**
 * Where an answer comes from.
 */
export interface Provenance {
  /**
   * Identity of the call.
   */
  runId: string
  /**
   * What was read.
   */
  source: string
  /**
   * Date of the newest value. Null when: nothing with a date was read.
   */
  asOf: (string | null)
}

/**
 * One reading of a station.
 */
export interface Reading {
  /**
   * The day, YYYY-MM-DD.
   */
  at: string
  /**
   * The level. Unit: metres. Null when: the station was silent.
   */
  value: (number | ("nan" | "inf" | "-inf") | null)
}

/**
 * A part of a whole.
 */
export type Share = number

/**
 * One choice that was tried.
 */
export interface Trial {
  /**
   * The width that was tried. Unit: days.
   */
  width: number
  /**
   * What it came to. Unit: metres.
   */
  error: number
}

/**
 * Arguments of class, defaults applied.
 */
export interface ClassArguments {
  /**
   * A text; `* /` ends no comment, and U+202E turns nothing.
   */
  default: string
  /**
   * Whether to wait | or not.
   */
  await: boolean
}

/**
 * Result of class.
 */
export interface ClassResult {
  /**
   * What it is.
   */
  import: ("*/" | "${x}" | "`" | "</script>" | "\"'\\")
}

/**
 * Arguments of convert_length, defaults applied.
 */
export interface ConvertLengthArguments {
  /**
   * The length to convert.
   */
  length: number
  /**
   * The unit of the length.
   */
  from: ("metre" | "foot" | "mile")
  /**
   * The unit to convert to.
   */
  to: ("metre" | "foot" | "mile")
  /**
   * Digits after the point.
   */
  digits: number
}

/**
 * Result of convert_length.
 */
export interface ConvertLengthResult {
  /**
   * The length in the unit asked for.
   */
  length: number
  /**
   * Whether the factor is exact.
   */
  exact: boolean
}

/**
 * Arguments of keep_note, defaults applied.
 */
export interface KeepNoteArguments {
  /**
   * The note.
   */
  text: string
}

/**
 * Result of keep_note.
 */
export interface KeepNoteResult {
  /**
   * Identity of the note.
   */
  id: string
}

/**
 * Arguments of list_notes, defaults applied.
 */
export interface ListNotesArguments {
  /**
   * Where to go on.
   */
  after?: string
}

/**
 * Result of list_notes.
 */
export interface ListNotesResult {
  /**
   * The notes, oldest first.
   *
   * Items: One note.
   */
  notes: string[]
  /**
   * What to pass as after. Null when: these are the last.
   */
  next: (string | null)
}

/**
 * Arguments of read_levels, defaults applied.
 */
export interface ReadLevelsArguments {
  /**
   * The first day, YYYY-MM-DD.
   */
  first: string
  /**
   * The last day, YYYY-MM-DD; the newest where it is left out.
   */
  last?: string
  /**
   * The station to read.
   */
  station: string
  /**
   * What to add, by station. Unit: metres.
   */
  offsets?: {
    [k: string]: string | number | boolean
  }
  /**
   * @deprecated
   * Deprecated since 1.2.0: Offsets say the same of every station. Use offsets instead. Depth of the bed. Unit: metres.
   */
  depth?: number
}

/**
 * Result of read_levels.
 */
export interface ReadLevelsResult {
  /**
   * The readings, oldest first.
   *
   * Items: One reading of a station.
   */
  readings: Reading[]
  /**
   * Years by number.
   */
  by_year: {
    /**
     * One year.
     */
    [k: string]: {
      /**
       * One reading of a station.
       */
      highest: Reading
      /**
       * Days that were read.
       */
      days: number
    }
  }
  /**
   * The newest reading. Null when: no day was read.
   */
  newest: Reading | null
}

/**
 * Arguments of smooth_series, defaults applied.
 */
export interface SmoothSeriesArguments {
  /**
   * The series, oldest first.
   *
   * Items: One value. Null when: it was not read.
   */
  values: (number | ("nan" | "inf" | "-inf") | null)[]
  /**
   * Values in one mean.
   */
  window: number
  /**
   * How much each part counts; what is left out counts fully.
   */
  weights?: {
    /**
     * The newest value.
     */
    recent: Share
    /**
     * A part of a whole.
     */
    old: Share
  }
  /**
   * Positions to leave out.
   */
  skip?: number[]
}

/**
 * Result of smooth_series.
 */
export interface SmoothSeriesResult {
  /**
   * The means, oldest first.
   *
   * Items: One mean. Null when: a value of its window is missing.
   */
  means: (number | null)[]
  /**
   * The window that was used.
   */
  window: number
  /**
   * Positions that were left out.
   */
  skipped?: number
  /**
   * A part of a whole. Null when: there is one mean.
   */
  spread: Share | null
}

/**
 * Arguments of try_width, defaults applied.
 */
export interface TryWidthArguments {
  /**
   * The width to try. Unit: days.
   */
  width: number
  /**
   * Tries it again where it was tried before.
   */
  anew: boolean
}

/**
 * Result of try_width.
 */
export interface TryWidthResult {
  /**
   * The entry in the ledger.
   */
  trial: string
  /**
   * Root mean square of what was left. Unit: metres.
   */
  error: number
  /**
   * What was tried, as a page.
   */
  report: {
    /**
     * Its address: a resource over MCP; over HTTP below /artifacts/.
     */
    uri: string
    /**
     * Its file, below the folder of the state of a server that keeps artifacts in files.
     */
    path: string
    /**
     * SHA-256 of its content.
     */
    digest: string
    /**
     * What it is.
     */
    mediaType: "text/html"
    /**
     * How long it is. Unit: bytes.
     */
    bytes: number
  }
}
