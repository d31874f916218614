import type { Refusal, Violation } from './answer.ts';
import type { RefusalContract } from './contract.ts';

export type RefusalParams = Readonly<Record<string, string | number>>;

/** The end of a step that can decline the call: its value, or the refusal. */
export type Outcome<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface Violations {
  /** The first ones in contract order. */
  readonly shown: readonly Violation[];
  readonly total: number;
}

/** The code that stands in a spec for every `INVALID_TOP_K`, `INVALID_RETURNS`, ... the runtime gives. */
export const INVALID_ARGUMENT_PATTERN = 'INVALID_{ARGUMENT}';

/**
 * What the runtime itself declines, in the words it uses where a spec does not declare the code in its own.
 * Where single arguments are at fault, `{violation}` stands for the first violation's sentence.
 */
export const runtimeRefusals: readonly RefusalContract[] = [
  {
    code: 'UNKNOWN_ARGUMENT',
    condition: 'an argument, at any depth, is not one the tool has',
    reason: '{violation}',
    recover: 'Leave it out, or use the name the tool has.',
    status: 422,
  },
  {
    code: 'DEFERRED_ARGUMENT',
    condition: 'an argument exists in the core and is withheld from this surface on purpose',
    reason: '{violation}',
    recover: 'Leave it out.',
    status: 422,
  },
  {
    code: 'INVALID_ARGUMENTS',
    condition: 'the arguments as a whole are not a JSON object',
    reason: 'The arguments are not one JSON object: {problem}.',
    recover: 'Send one JSON object, its keys the argument names.',
    status: 422,
  },
  {
    code: INVALID_ARGUMENT_PATTERN,
    condition: 'an argument is missing or breaks its type or bound',
    reason: '{violation}',
    recover: 'Correct the argument and call again.',
    status: 422,
  },
  {
    code: 'ARGUMENTS_TOO_LARGE',
    condition: 'the arguments are larger than the server takes',
    reason: 'The arguments are {bytes} bytes of JSON; the limit is {limit}.',
    recover: 'Send fewer or shorter series.',
    status: 413,
  },
  {
    code: 'RESULT_TOO_LARGE',
    condition: 'the result is larger than the tool gives',
    reason: 'The result takes {bytes} bytes of JSON; the limit is {limit}.',
    recover: 'Ask for less.',
    status: 422,
  },
  {
    code: 'ARTIFACTS_TOO_LARGE',
    condition: 'what the tool keeps beside the result is larger than it may be',
    reason: 'The artifacts take {bytes} bytes; the limit is {limit}.',
    recover: 'Ask for less.',
    status: 422,
  },
  {
    code: 'TIME_LIMIT',
    condition: 'the call took longer than the tool allows',
    reason: 'The call took longer than {milliseconds} milliseconds and was stopped.',
    recover: 'Ask for less, or try again later.',
    status: 503,
  },
  {
    code: 'CALL_LIMIT',
    condition: 'the caller has made as many calls of the tool as a day (UTC) allows, every attempt counted',
    reason: 'The limit is {limit} calls of {tool} a day, and every attempt counts.',
    recover: 'Call again in {retryAfter} seconds.',
    status: 429,
  },
  {
    code: 'BUSY',
    condition: 'as many heavy calls are running as the server makes at once',
    reason: 'The server makes {limit} heavy calls at once, and as many are running.',
    recover: 'Call again when one of them has ended.',
    status: 503,
  },
  {
    code: 'SWITCHED_OFF',
    condition: 'the operator has not switched the tool on',
    reason: '{tool} is off on this server: its switch {switch} is not set.',
    recover: 'The operator turns it on by setting {variable}=1.',
    status: 403,
  },
  {
    code: 'AUTH_REQUIRED',
    condition: 'the call comes without a token that the tool needs, or with one that is not taken',
    reason: '{tool} needs a token of the tier {tier}: {problem}.',
    recover: 'Send one as "Authorization: Bearer TOKEN"; the operator makes them.',
    status: 401,
  },
  {
    code: 'ACCESS_DENIED',
    condition: 'the tier of the caller is below that of the tool',
    reason: '{tool} needs the tier {tier}; this caller has {has}.',
    recover: 'Ask the operator for a token of that tier.',
    status: 403,
  },
  {
    code: 'RATE_LIMITED',
    condition: 'the caller has made more calls than their tier allows',
    reason: 'The limit is {limit} calls a minute for each {per}.',
    recover: 'Call again in {retryAfter} seconds.',
    status: 429,
  },
];

/**
 * Fills `{param}` placeholders. A placeholder without a parameter stays as it is, where a test will see it.
 */
export function fillTemplate(template: string, params: RefusalParams): string {
  return template
    .replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(params, name) ? String(params[name]) : placeholder,
    )
    .trim();
}

/**
 * The refusal of a declared code, or undefined where neither the spec nor the runtime declares it. A reason that holds the
 * sentence of a violation, since a bound gives the code too, has the condition in its place.
 */
export function declaredRefusal(
  declared: readonly RefusalContract[],
  code: string,
  params: RefusalParams,
): Refusal | undefined {
  const found = findRefusal(declared, code);
  if (found === undefined) return undefined;
  const reason = fillTemplate(found.reason, { violation: sentenceOf(found.condition), ...params });
  return { code, reason, ...wayForward(found, params), params };
}

/** A condition, which is a clause, as a sentence of its own. */
function sentenceOf(condition: string): string {
  const clause = condition.trim().replace(/\.$/, '');
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}

/**
 * The refusal of arguments that are at fault. The first violation gives the code; the declared refusal of that
 * code (else of the pattern) gives the reason around the violation's sentence, and the way forward.
 */
export function violationRefusal(declared: readonly RefusalContract[], violations: Violations): Refusal {
  const first = violations.shown[0];
  if (first === undefined) throw new TypeError('a refusal of arguments names at least one violation');
  const params = { argument: first.path };
  const found = findRefusal(declared, first.code) ?? findRefusal(declared, INVALID_ARGUMENT_PATTERN)!;
  const reason = fillTemplate(found.reason, { ...params, violation: first.message });
  return { code: first.code, reason, ...wayForward(found, params), params, violations };
}

function wayForward(
  found: RefusalContract,
  params: RefusalParams,
): Pick<Refusal, 'recover' | 'status' | 'page'> {
  // The page's heading is the code as declared; a heading's fragment is its words in lower case.
  const fragment = found.code.toLowerCase().replaceAll(/[{}]/g, '');
  return {
    recover: fillTemplate(found.recover, params),
    status: found.status,
    page: `/refusals/#${fragment}`,
  };
}

function findRefusal(declared: readonly RefusalContract[], code: string): RefusalContract | undefined {
  return (
    declared.find((refusal) => refusal.code === code) ??
    runtimeRefusals.find((refusal) => refusal.code === code)
  );
}
