/** A file of the site, its path relative to the site's root. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
  /** Its text in UTF-8, in pieces, where it is so long that an edit should reach one of them alone. */
  readonly pieces?: readonly Buffer[];
}

/** A long file of pieces; its text is joined where somebody asks for it. */
export function longFile(path: string, pieces: readonly Buffer[]): SiteFile {
  return {
    path,
    pieces,
    get text() {
      return Buffer.concat(pieces).toString('utf8');
    },
  };
}

/** True where two makings of a file hold the same. */
export function isSameFile(one: SiteFile | undefined, other: SiteFile): boolean {
  if (one?.pieces === undefined || other.pieces === undefined) return one?.text === other.text;
  const { pieces } = one;
  return pieces.length === other.pieces.length && other.pieces.every((piece, at) => piece === pieces[at]);
}

/** What is written to disk. */
export function contentOf(file: SiteFile): string | Buffer {
  return file.pieces === undefined ? file.text : Buffer.concat(file.pieces);
}
