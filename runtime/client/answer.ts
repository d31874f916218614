import type { JsonObject, Refusal } from '../answer.ts';

/**
 * How a call of one tool ends, typed by its contract: `Refusals` maps the codes that its handler gives to their
 * parameters, `ArgumentCode` are those that say which argument is at fault. What comes is not checked again: the types
 * hold where the server was generated from the same specs.
 */
export type ToolAnswer<Result, Provenance, Refusals, ArgumentCode extends string, Marks = unknown> =
  | (ResultAnswer<Result, Provenance> & Marks)
  | RefusalAnswer<ToolRefusal<Refusals, ArgumentCode>>;

export interface ResultAnswer<Result, Provenance> {
  readonly kind: 'result';
  /** The tool's own fields. */
  readonly result: Result;
  readonly provenance: Provenance;
  readonly warnings: readonly string[];
}

/** What the answer of a tool has beside, whose calls are put on record. */
export interface Journaled {
  /** False where an equal earlier call answers, and nothing was recorded again. */
  readonly journaled: boolean;
}

export interface RefusalAnswer<CodedRefusal> {
  readonly kind: 'refusal';
  readonly refusal: CodedRefusal;
  /** What was said before the call was declined. */
  readonly warnings: readonly string[];
  /** Null where the call was declined before it was logged. */
  readonly runId: string | null;
}

/** Every refusal of a tool: its handler's, those of its arguments, and what the server gives to any call. */
export type ToolRefusal<Refusals, ArgumentCode extends string> =
  | Coded<Refusals>
  | Coded<ServerRefusals>
  | Coded<Record<ArgumentCode | 'UNKNOWN_ARGUMENT' | 'DEFERRED_ARGUMENT', AtFault>>;

/** One member for each code, so that a test of `code` tells the type of `params`. */
type Coded<Refusals> = {
  [Code in keyof Refusals & string]: Omit<Refusal, 'code' | 'params'> & {
    readonly code: Code;
    readonly params: Readonly<Refusals[Code]>;
  };
}[keyof Refusals & string];

/** The argument that is at fault; empty where it is the arguments together. */
interface AtFault {
  readonly argument: string;
}

/** What the server itself declines, whatever the tool. */
interface ServerRefusals {
  INVALID_ARGUMENTS: { readonly problem: string };
  ARGUMENTS_TOO_LARGE: { readonly bytes: number; readonly limit: number };
  RESULT_TOO_LARGE: { readonly bytes: number; readonly limit: number };
  ARTIFACTS_TOO_LARGE: { readonly bytes: number; readonly limit: number };
  TIME_LIMIT: { readonly milliseconds: number };
  CALL_LIMIT: {
    readonly tool: string;
    readonly limit: number;
    /** Seconds. */
    readonly retryAfter: number;
  };
  BUSY: { readonly limit: number };
  AUTH_REQUIRED: { readonly tool: string; readonly tier: string; readonly problem: string };
  ACCESS_DENIED: { readonly tool: string; readonly tier: string; readonly has: string };
  RATE_LIMITED: {
    readonly limit: number;
    readonly per: 'token' | 'address';
    /** Seconds. */
    readonly retryAfter: number;
  };
  SWITCHED_OFF: { readonly tool: string; readonly switch: string; readonly variable: string };
}

/** An answer whose tool is not known to the types. */
export type UntypedAnswer =
  | (ResultAnswer<JsonObject, JsonObject> & Partial<Journaled>)
  | RefusalAnswer<Refusal>;

/** True for an envelope: `{...result, provenance, warnings}`, and `journaled` of some tools. What is in the result is not looked at. */
export function isEnvelope(body: JsonObject | undefined): body is JsonObject {
  const { provenance, warnings } = body ?? {};
  return typeof provenance === 'object' && provenance !== null && Array.isArray(warnings);
}

/** The answer in an envelope. */
export function answerOfEnvelope(envelope: JsonObject): UntypedAnswer {
  const { provenance, warnings, journaled, ...result } = envelope;
  return {
    kind: 'result',
    result,
    provenance: provenance as JsonObject,
    warnings: warnings as readonly string[],
    ...(journaled !== undefined && { journaled: journaled as boolean }),
  };
}

/** The answer in the details of a refusal, which travel with its warnings and its run. */
export function answerOfDetails(details: JsonObject): UntypedAnswer {
  const { code, reason, recover, status, page, params, violations, warnings = [], runId = null } = details;
  const refusal = { code, reason, recover, status, page, params, ...(violations && { violations }) };
  return {
    kind: 'refusal',
    refusal: refusal as unknown as Refusal,
    warnings: warnings as readonly string[],
    runId: runId as string | null,
  };
}
