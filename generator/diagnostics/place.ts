/** Where something stands in a file: lines and columns count from 1, the end is exclusive. */
export interface Place {
  /** Relative to the project's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}
