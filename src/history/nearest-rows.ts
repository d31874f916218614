import { LACKS_ONE, SHARES_ALL } from './matching-labels.ts';

/** One dimension of a match: what is looked for, where, and how a difference counts. */
export interface MatchDimension {
  readonly name: string;
  /** The dimension's value in each row; NaN where it is missing. */
  readonly column: Float64Array;
  /** The value looked for; finite. */
  readonly target: number;
  /** What one unit of z is in the column's own unit; positive. */
  readonly scale: number;
  /** Weight of the squared z in the distance; positive. */
  readonly trust: number;
}

export interface NearRow {
  readonly row: number;
  readonly distance: number;
}

export interface NearestRows {
  /** Ascending by distance; of two rows equally far, the newer one first. */
  readonly nearest: readonly NearRow[];
  /** Rows left out because too little of the target's trust is present in them. */
  readonly leftOutForMissing: number;
  /** Rows that were compared: neither left out nor turned away by their labels. */
  readonly admitted: number;
}

/** Largest share of the target's trust that a row may lack values for. */
const MISSING_TRUST_SHARE = 0.25;

/** Absorbs the rounding of sums of trusts, so that exactly a quarter missing is not too much. */
const ROUNDING = 1e-12;

/** Rows per block: the block's sums stay in the first-level cache while each column streams through. */
const BLOCK_ROWS = 1024;

/**
 * The `count` rows among `0 .. candidateRows - 1` nearest to a target, found exactly.
 *
 * The law: `distance^2 = sum over present dimensions of trust z^2, times (trust of all dimensions) / (trust of
 * the present ones)`, with `z = (value - target) / scale`. Without the last factor a row with gaps would look
 * near because it has less to differ in. A row that lacks values for over 25 % of the trust is left out and
 * counted. At least one dimension is needed; columns hold finite numbers and NaN. With `states` only the rows that
 * share all labels are compared, and one that lacks a label is left out too.
 *
 * One pass over the columns, block by block, and a heap of `count` rows: memory beyond the columns is two
 * blocks and the heap.
 */
export function nearestRows(
  dimensions: readonly MatchDimension[],
  candidateRows: number,
  count: number,
  states?: Uint8Array,
): NearestRows {
  const quartets = inQuartets(dimensions);
  const totalTrust = dimensions.reduce((sum, { trust }) => sum + trust, 0);
  const mostMissing = totalTrust * (MISSING_TRUST_SHARE + ROUNDING);
  const squares = new Float64Array(BLOCK_ROWS);
  const missing = new Float64Array(BLOCK_ROWS);
  const heap = farthestFirstHeap(Math.min(count, candidateRows));
  let leftOutForMissing = 0;
  let admitted = 0;
  for (let start = 0; start < candidateRows; start += BLOCK_ROWS) {
    const rows = Math.min(BLOCK_ROWS, candidateRows - start);
    squares.fill(0);
    missing.fill(0);
    for (const quartet of quartets) addQuartet(quartet, start, rows, squares, missing);
    for (let offset = 0; offset < rows; offset++) {
      const state = states === undefined ? SHARES_ALL : states[start + offset];
      if (missing[offset]! > mostMissing || state === LACKS_ONE) leftOutForMissing++;
      else if (state === SHARES_ALL) {
        admitted++;
        heap.offer(start + offset, (squares[offset]! * totalTrust) / (totalTrust - missing[offset]!));
      }
    }
  }
  return { nearest: heap.drain(), leftOutForMissing, admitted };
}

type Quartet = readonly [MatchDimension, MatchDimension, MatchDimension, MatchDimension];

/** Dimensions by fours; the last four are filled up with ones of no trust, which add nothing to any sum. */
function inQuartets(dimensions: readonly MatchDimension[]): Quartet[] {
  const weightless = { ...dimensions[0]!, trust: 0 };
  return Array.from({ length: Math.ceil(dimensions.length / 4) }, (_, quartet) => {
    const at = (position: number) => dimensions[4 * quartet + position] ?? weightless;
    return [at(0), at(1), at(2), at(3)];
  });
}

/**
 * Adds four dimensions to each row's sums. Four at a time, because then a row whose cells are all there (the
 * common case) costs one check for missing values and one access to each sum, which halves the whole search.
 */
function addQuartet(
  [a, b, c, d]: Quartet,
  start: number,
  rows: number,
  squares: Float64Array,
  missing: Float64Array,
): void {
  const [columnA, columnB, columnC, columnD] = [a.column, b.column, c.column, d.column];
  const [targetA, targetB, targetC, targetD] = [a.target, b.target, c.target, d.target];
  const [factorA, factorB, factorC, factorD] = [factor(a), factor(b), factor(c), factor(d)];
  const [trustA, trustB, trustC, trustD] = [a.trust, b.trust, c.trust, d.trust];
  for (let offset = 0; offset < rows; offset++) {
    const row = start + offset;
    const squareA = ((columnA[row]! - targetA) * factorA) ** 2;
    const squareB = ((columnB[row]! - targetB) * factorB) ** 2;
    const squareC = ((columnC[row]! - targetC) * factorC) ** 2;
    const squareD = ((columnD[row]! - targetD) * factorD) ** 2;
    const sum = squareA + squareB + squareC + squareD;
    // A missing cell is NaN, and NaN is not >= 0.
    if (sum >= 0) {
      squares[offset]! += sum;
      continue;
    }
    squares[offset]! += orZero(squareA) + orZero(squareB) + orZero(squareC) + orZero(squareD);
    missing[offset]! +=
      (squareA >= 0 ? 0 : trustA) +
      (squareB >= 0 ? 0 : trustB) +
      (squareC >= 0 ? 0 : trustC) +
      (squareD >= 0 ? 0 : trustD);
  }
}

function orZero(square: number): number {
  return Number.isNaN(square) ? 0 : square;
}

function factor({ scale, trust }: MatchDimension): number {
  return Math.sqrt(trust) / scale;
}

/** Keeps the nearest rows offered so far, with the farthest of them on top, ready to be displaced. */
function farthestFirstHeap(capacity: number) {
  const rows = new Int32Array(capacity);
  const squares = new Float64Array(capacity);
  let size = 0;

  const farther = (a: number, b: number): boolean =>
    squares[a]! > squares[b]! || (squares[a]! === squares[b]! && rows[a]! < rows[b]!);

  function swap(a: number, b: number): void {
    [rows[a], rows[b]] = [rows[b]!, rows[a]!];
    [squares[a], squares[b]] = [squares[b]!, squares[a]!];
  }

  function siftUp(from: number): void {
    for (let child = from; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!farther(child, parent)) return;
      swap(child, parent);
      child = parent;
    }
  }

  function siftDown(): void {
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1;
      if (left >= size) return;
      const child = left + 1 < size && farther(left + 1, left) ? left + 1 : left;
      if (!farther(child, parent)) return;
      swap(child, parent);
      parent = child;
    }
  }

  return {
    /** Rows must be offered in ascending order: that alone lets the newer of two equals displace the older. */
    offer(row: number, square: number): void {
      if (size < capacity) {
        rows[size] = row;
        squares[size] = square;
        siftUp(size++);
      } else if (square <= squares[0]!) {
        rows[0] = row;
        squares[0] = square;
        siftDown();
      }
    },
    drain(): NearRow[] {
      return Array.from({ length: size }, (_, at) => ({
        row: rows[at]!,
        distance: Math.sqrt(squares[at]!),
      })).sort((a, b) => a.distance - b.distance || b.row - a.row);
    },
  };
}
