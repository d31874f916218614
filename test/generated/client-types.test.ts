import type { CallFault, TransportFault } from 'toolwright-runtime/client';
import { expectTypeOf, test } from 'vitest';
import {
  type AuditBacktestAnswer,
  type Client,
  type CompareToHistoryAnswer,
  createClient,
} from '../../generated/client.ts';
import type { AuditBacktestResult, Immutable, Provenance } from '../../generated/contract/types.ts';

// These hold where they compile, which `make check` sees to: a line that should not compile and does is an error.
const client: Client = createClient({ call: () => Promise.reject(new Error('not called')) });
type Refusal<Answer> = Extract<Answer, { kind: 'refusal' }> extends { refusal: infer Found } ? Found : never;
type ParamsOf<Answer, Code> =
  Extract<Refusal<Answer>, { code: Code }> extends { params: infer Found } ? Found : never;

test('what has a default may be left out, what is required may not', () => {
  expectTypeOf(client.auditBacktest).toBeCallableWith({ returns: [0.01, null, 'nan'], trials: 3 });
  expectTypeOf(client.compareToHistory).toBeCallableWith();
  // @ts-expect-error: trials is required.
  void (() => client.auditBacktest({ returns: [0.01] }));
  // @ts-expect-error: its arguments are required.
  void (() => client.auditBacktest());
});

test('an argument that is not declared does not compile', () => {
  // @ts-expect-error: it is called top_k.
  void (() => client.compareToHistory({ topK: 5 }));
  // @ts-expect-error: a mode that is not there.
  void (() => client.compareToHistory({ mode: 'harder' }));
  // @ts-expect-error: a number, not text.
  void (() => client.compareToHistory({ top_k: '5' }));
});

test('a result is the declared one, to be read alone', () => {
  type Result = Extract<AuditBacktestAnswer, { kind: 'result' }>;
  expectTypeOf<Result['result']>().toEqualTypeOf<Immutable<AuditBacktestResult>>();
  expectTypeOf<Result['provenance']>().toEqualTypeOf<Immutable<Provenance>>();
  expectTypeOf<Result['warnings']>().toEqualTypeOf<readonly string[]>();
});

test('a code tells the type of its parameters', () => {
  expectTypeOf<ParamsOf<CompareToHistoryAnswer, 'NO_HISTORY'>>().toEqualTypeOf<
    Readonly<{ rows: number; needed: number }>
  >();
  expectTypeOf<ParamsOf<CompareToHistoryAnswer, 'INVALID_TOP_K'>['argument']>().toEqualTypeOf<string>();
  // A code that the handler gives and a bound is mapped to has the parameters of either.
  expectTypeOf<{ readonly row: number; readonly column: number }>().toExtend<
    ParamsOf<AuditBacktestAnswer, 'matrix-cell-not-finite'>
  >();
  expectTypeOf<{ readonly argument: string }>().toExtend<
    ParamsOf<AuditBacktestAnswer, 'matrix-cell-not-finite'>
  >();
});

test('what is no answer has its own types', () => {
  expectTypeOf<CallFault['runId']>().toEqualTypeOf<string | null>();
  expectTypeOf<TransportFault['status']>().toEqualTypeOf<number | null>();
  expectTypeOf<CallFault>().not.toExtend<TransportFault>();
  expectTypeOf<TransportFault>().not.toExtend<CallFault>();
});

test('a code that is not declared does not compile', () => {
  void ((answer: CompareToHistoryAnswer) => {
    if (answer.kind === 'result') return '';
    // @ts-expect-error: a code of another tool.
    if (answer.refusal.code === 'UNRANKABLE') return '';
    // @ts-expect-error: a parameter of another code.
    if (answer.refusal.code === 'NO_HISTORY') return answer.refusal.params.candidates;
    // @ts-expect-error: a refusal has no result.
    return answer.result;
  });
});

test('every code can be told apart, so that a switch over them is known to be whole', () => {
  void ((answer: CompareToHistoryAnswer): number => {
    if (answer.kind === 'result') return 0;
    const { refusal } = answer;
    switch (refusal.code) {
      case 'NO_HISTORY':
        return refusal.params.rows;
      case 'NO_SUCH_DAY':
      case 'OUTSIDE_HISTORY':
        return refusal.params.day.length;
      case 'NO_CANDIDATES':
      case 'NO_MATCH':
        return refusal.params.candidates;
      case 'NO_WEIGHT':
        return refusal.params.analogues;
      case 'NO_USABLE_SIGNAL':
        return refusal.params.signals.length;
      case 'ARGUMENTS_TOO_LARGE':
      case 'RESULT_TOO_LARGE':
      case 'ARTIFACTS_TOO_LARGE':
        return refusal.params.bytes;
      case 'TIME_LIMIT':
        return refusal.params.milliseconds;
      case 'INVALID_ARGUMENTS':
        return refusal.params.problem.length;
      case 'AUTH_REQUIRED':
      case 'ACCESS_DENIED':
        return refusal.params.tier.length;
      case 'RATE_LIMITED':
      case 'CALL_LIMIT':
        return refusal.params.retryAfter;
      case 'BUSY':
        return refusal.params.limit;
      case 'SWITCHED_OFF':
        return refusal.params.variable.length;
      default:
        return refusal.params.argument.length;
    }
  });
});
