const LINE_FEED = 0x0a;

/** How much of a line that is too long is shown to whoever answers for it. */
const EDGE_BYTES = 256;

export interface LineListener {
  readonly onLine: (line: string) => void;
  /** A line longer than the limit: its first and last bytes, as text. What lay between was not kept. */
  readonly onTooLong: (start: string, end: string) => void;
}

/**
 * Cuts a stream of bytes into lines of at most `limit` bytes. A byte is looked at once and copied once, however many
 * chunks a line comes in; of a line that is too long only the edges are held.
 */
export function lineReader(limit: number, { onLine, onTooLong }: LineListener): (chunk: Buffer) => void {
  let pieces: Buffer[] = [];
  let bytes = 0;
  const keep = (piece: Buffer) => {
    bytes += piece.length;
    pieces.push(piece);
    if (bytes > limit && pieces.length > 2) pieces = [pieces[0]!, lastBytes(pieces)];
  };
  const end = () => {
    if (bytes > limit) {
      onTooLong(pieces[0]!.subarray(0, EDGE_BYTES).toString(), lastBytes(pieces).toString());
    } else {
      onLine(Buffer.concat(pieces).toString('utf8'));
    }
    pieces = [];
    bytes = 0;
  };
  return (chunk) => {
    let start = 0;
    for (;;) {
      const at = chunk.indexOf(LINE_FEED, start);
      keep(chunk.subarray(start, at === -1 ? undefined : at));
      if (at === -1) return;
      end();
      start = at + 1;
    }
  };
}

function lastBytes(pieces: readonly Buffer[]): Buffer {
  return Buffer.concat(pieces.slice(-2).map((piece) => piece.subarray(-EDGE_BYTES))).subarray(-EDGE_BYTES);
}
