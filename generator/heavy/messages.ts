/** What a thread is asked to do. */
export interface Request {
  readonly id: number;
  readonly name: string;
  readonly inputs: readonly unknown[];
}

/** What it gave: an output for each input, or what it threw. */
export type Response =
  | { readonly id: number; readonly outputs: readonly unknown[] }
  | { readonly id: number; readonly error: unknown };
