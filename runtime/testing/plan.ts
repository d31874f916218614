import type { JsonObject, Refusal } from '../answer.ts';
import type { PagesContract } from '../contract.ts';

/**
 * What the contract tests of one tool do, generated from its spec: plain data but for the compiled checks.
 * `contract-tests.ts` turns a plan into tests; `record.ts` executes its examples for the pages.
 */
export interface ContractPlan {
  readonly tool: string;
  readonly examples: readonly {
    /** File name of the recording, without its ending. */
    readonly slug: string;
    readonly title: string;
    readonly call: PlannedCall;
  }[];
  /** A call that must be refused with the code. */
  readonly refusals: readonly { readonly code: string; readonly call: PlannedCall }[];
  readonly guarantees: readonly {
    readonly says: string;
    readonly source?: string;
    /** Made in this order on fresh state; a later one may use an earlier answer: `${first.result.run_id}`. */
    readonly calls: readonly { readonly name: string; readonly call: PlannedCall }[];
    readonly cel: string;
    readonly check: (answers: CheckedAnswers) => boolean;
  }[];
  /** Pairs of calls that differ in this argument alone; of at least one pair both are answered, differently. */
  readonly reach: readonly {
    readonly argument: string;
    readonly pairs: readonly (readonly [PlannedCall, PlannedCall])[];
  }[];
  /** A valid call, changed in this one argument to a value just outside its bound, is refused with the code. */
  readonly bounds: readonly {
    readonly argument: string;
    /** The value inside the argument that the bound is of, such as `rows[0]`; absent where it is the argument's own. */
    readonly at?: string;
    readonly keyword: string;
    readonly inside: unknown;
    readonly outside: unknown;
    readonly code: string;
    readonly call: PlannedCall;
  }[];
  /** Bounds of which no test is made, and why. */
  readonly unprobed?: readonly { readonly at: string; readonly keyword: string; readonly reason: string }[];
  /** The call without the argument and the call with its default spelled out give the same result. */
  readonly defaults: readonly {
    readonly argument: string;
    readonly value: unknown;
    readonly call: PlannedCall;
  }[];
  /** A valid call with this withheld parameter added is refused with its reason. */
  readonly deferred: readonly {
    readonly name: string;
    readonly reason: string;
    readonly call: PlannedCall;
  }[];
  /** Made twice, the call is put on record once where calls are memoized, and twice where they aren't or one is forced. */
  readonly journal?: {
    readonly memoized: boolean;
    /** Fields that are not given again, each with the one that says why. */
    readonly forgets?: Readonly<Record<string, string>>;
    /** The argument that forces a call. */
    readonly force?: string;
    readonly call: PlannedCall;
  };
  /** The call gives a link in this field, and what it leads to can be read. */
  readonly artifacts?: readonly {
    readonly field: string;
    readonly mediaType: string;
    readonly call: PlannedCall;
  }[];
  /** The call's pages lead from one to the next, and a cursor that was not given is refused. */
  readonly pages?: PagesContract & { readonly call: PlannedCall };
}

export interface PlannedCall {
  readonly arguments: JsonObject;
  readonly via: 'call' | 'mcp' | 'http' | 'command';
  /** Prepared state to start from; `default` where the spec names none. */
  readonly fixture: string;
}

/** What a check sees of each named call. Typed loosely: the check was type-checked when it was generated. */
export interface CheckedAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: compiled checks were type-checked against the result schema when generating.
  readonly result: any;
  readonly refusal: Refusal | null;
  readonly warnings: readonly string[];
  /** The call was put on record; false for a refusal, and where calls of the tool are not. */
  readonly journaled: boolean;
}

export type CheckedAnswers = Readonly<Record<string, CheckedAnswer>>;
