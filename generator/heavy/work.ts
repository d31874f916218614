import { validatorFiles } from '../emit/contract/validators.ts';
import { compileTypes } from '../emit/declarations.ts';
import { readValue } from '../load/load.ts';

/** Work that takes a compiler or a parser for each input: from plain data to plain data, so that any thread may do it. */
export const heavyWork = { values: readValue, validators: validatorFiles, types: compileTypes } as const;

export type HeavyWork = typeof heavyWork;
export type Input<Name extends keyof HeavyWork> = Parameters<HeavyWork[Name]>[0];
export type Output<Name extends keyof HeavyWork> = Awaited<ReturnType<HeavyWork[Name]>>;
