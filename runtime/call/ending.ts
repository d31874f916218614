import type { JsonObject, Refusal } from '../answer.ts';
import type { RefusalContract } from '../contract.ts';
import type { ResultDigest } from '../digest.ts';
import { declaredRefusal, type RefusalParams } from '../refusal.ts';

/** How the work of a call ended, before it is an answer. */
export type Ending =
  | {
      readonly kind: 'result';
      readonly result: JsonObject;
      readonly digest: ResultDigest;
      readonly provenance: JsonObject;
      /** Whether the call was put on record; absent where calls of the tool are not. */
      readonly journaled?: boolean;
      /** The earlier call that the answer is of, and its clock. */
      readonly recalled?: { readonly runId: string; readonly clock: string };
    }
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly error: unknown };

/** A refusal with a code that the runtime adds to the contract of whatever can meet it. */
export function endInRefusal(
  declared: readonly RefusalContract[],
  code: string,
  params: RefusalParams,
): Ending {
  return { kind: 'refusal', refusal: declaredRefusal(declared, code, params)! };
}
