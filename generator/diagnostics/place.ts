/** Where something stands in a file: lines and columns count from 1, the end is exclusive. */
export interface Place {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A place that is looked for once somebody asks on which line it is. */
export function placeFoundLater(file: string, find: () => Place): Place {
  let found: Place | undefined;
  const place = (): Place => {
    found ??= find();
    return found;
  };
  return {
    file,
    get line() {
      return place().line;
    },
    get column() {
      return place().column;
    },
    get endLine() {
      return place().endLine;
    },
    get endColumn() {
      return place().endColumn;
    },
  };
}
