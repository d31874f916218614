/** What a thread is asked to do. */
export interface Request {
  readonly id: number;
  readonly name: string;
  readonly inputs: readonly unknown[];
  /** How many of the inputs are taken, by whichever thread: an Int32Array of one number. */
  readonly taken: SharedArrayBuffer;
}

/** The outputs of the inputs that the thread took, by their index; or what it threw. */
export type Response =
  | { readonly id: number; readonly outputs: readonly (readonly [index: number, output: unknown])[] }
  | { readonly id: number; readonly error: unknown };

/** The index of an input that no thread has taken yet; at or above their count where there is none. */
export function take(taken: SharedArrayBuffer): number {
  return Atomics.add(new Int32Array(taken), 0, 1);
}
