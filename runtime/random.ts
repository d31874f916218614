/**
 * A seeded generator of numbers uniform in [0, 1), 53 bits each. Pinned for good: a replay must draw the
 * numbers of the logged call, so the algorithm is part of the contract between versions.
 *
 * sfc32 (Chris Doty-Humphrey, PractRand), its three state words filled from the seed by splitmix32 and its
 * counter started at 1, after twelve rounds of warming up. Two 32-bit outputs make one number: 26 high bits
 * and 27 low bits.
 *
 * @param seed unsigned 32-bit integer
 */
export function seededRandom(seed: number): () => number {
  const mix = splitmix32(seed);
  let a = mix();
  let b = mix();
  let c = mix();
  let counter = 1;

  const next = (): number => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };

  for (let round = 0; round < 12; round++) next();
  return () => ((next() >>> 6) * 2 ** 27 + (next() >>> 5)) / 2 ** 53;
}

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) | 0;
  };
}
