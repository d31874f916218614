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
export class PlaceFoundLater implements Place {
  readonly file: string;
  readonly #find: () => Place;
  #found: Place | undefined;

  constructor(file: string, find: () => Place) {
    this.file = file;
    this.#find = find;
  }

  get line(): number {
    return this.#place().line;
  }

  get column(): number {
    return this.#place().column;
  }

  get endLine(): number {
    return this.#place().endLine;
  }

  get endColumn(): number {
    return this.#place().endColumn;
  }

  toJSON(): Place {
    return this.#place();
  }

  #place(): Place {
    this.#found ??= this.#find();
    return this.#found;
  }
}
