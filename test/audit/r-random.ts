import { normalQuantile } from '../../src/statistics/normal.ts';

const STATE_LENGTH = 624;
const MIDDLE = 397;

/**
 * R's default generator of normal variates, for published tests that start from `set.seed`: Mersenne Twister seeded
 * through a congruential generator, uniforms kept inside (0, 1), and inversion of a 53-bit uniform made of two draws.
 *
 * @returns a function that gives what successive calls of `rnorm(1)` give
 */
export function rNormal(seed: number): () => number {
  const uniform = rUniform(seed);
  const scale = 134217728;
  return () => {
    const high = Math.floor(scale * uniform());
    const probability = (high + uniform()) / scale;
    return probability > 0.5 ? -normalQuantile(1 - probability) : normalQuantile(probability);
  };
}

function rUniform(seed: number): () => number {
  const state = initialState(seed);
  let position = STATE_LENGTH;
  return () => {
    if (position === STATE_LENGTH) {
      twist(state);
      position = 0;
    }
    const drawn = temper(state[position++]!) * 2.3283064365386963e-10;
    return Math.min(Math.max(drawn, 0.5 * 2.328306437080797e-10), 1 - 0.5 * 2.328306437080797e-10);
  };
}

function initialState(seed: number): Uint32Array {
  let congruential = seed >>> 0;
  const next = () => {
    congruential = (Math.imul(69069, congruential) + 1) >>> 0;
    return congruential;
  };
  for (let discarded = 0; discarded < 50; discarded++) next();
  // The first word of R's seed is the position in the state, which seeding overwrites.
  next();
  return Uint32Array.from({ length: STATE_LENGTH }, next);
}

function twist(state: Uint32Array): void {
  for (let index = 0; index < STATE_LENGTH; index++) {
    const joined = (state[index]! & 0x80000000) | (state[(index + 1) % STATE_LENGTH]! & 0x7fffffff);
    const mixed = (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
    state[index] = state[(index + MIDDLE) % STATE_LENGTH]! ^ mixed;
  }
}

function temper(word: number): number {
  let value = word;
  value ^= value >>> 11;
  value ^= (value << 7) & 0x9d2c5680;
  value ^= (value << 15) & 0xefc60000;
  value ^= value >>> 18;
  return value >>> 0;
}
