/** Makes uniform numbers in [0, 1) from a 32-bit seed. */
export type SeededRandom = (seed: number) => () => number;

/** Draws of one named stream: streams do not depend on the order in which they are asked for. */
export interface Draws {
  /** Uniform in [0, 1). */
  readonly uniform: () => number;
  /** Standard normal. */
  readonly normal: () => number;
}

/** The stream of a name. Equal names give equal draws. */
export function drawsOf(seeded: SeededRandom, name: string): Draws {
  const uniform = seeded(hash(name));
  return { uniform, normal: normals(uniform) };
}

/** 32-bit FNV-1a of a text of ASCII. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Marsaglia's polar method, which gives two at a time. */
function normals(uniform: () => number): () => number {
  let spare = Number.NaN;
  return () => {
    if (!Number.isNaN(spare)) {
      const value = spare;
      spare = Number.NaN;
      return value;
    }
    let x: number;
    let y: number;
    let square: number;
    do {
      x = 2 * uniform() - 1;
      y = 2 * uniform() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const scale = Math.sqrt((-2 * Math.log(square)) / square);
    spare = y * scale;
    return x * scale;
  };
}
