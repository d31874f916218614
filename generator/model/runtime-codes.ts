import { upperSnakeCase } from './names.ts';

type Params = Readonly<Record<string, 'string' | 'integer' | 'number'>>;

/** Where one argument is at fault: its path, beside the sentence that `{violation}` becomes. */
const AT_FAULT: Params = { argument: 'string' };

/**
 * The codes that the runtime gives by itself, with what it fills in; refusals.yaml may put them in words of its own. A test
 * holds the table to the runtime.
 */
export const runtimeCodes: ReadonlyMap<string, Params> = new Map<string, Params>([
  ['UNKNOWN_ARGUMENT', AT_FAULT],
  ['DEFERRED_ARGUMENT', AT_FAULT],
  ['INVALID_{ARGUMENT}', AT_FAULT],
  ['INVALID_ARGUMENTS', { problem: 'string' }],
  ['ARGUMENTS_TOO_LARGE', { bytes: 'integer', limit: 'integer' }],
  ['RESULT_TOO_LARGE', { bytes: 'integer', limit: 'integer' }],
  ['ARTIFACTS_TOO_LARGE', { bytes: 'integer', limit: 'integer' }],
  ['TIME_LIMIT', { milliseconds: 'integer' }],
  ['CALL_LIMIT', { tool: 'string', limit: 'integer', retryAfter: 'integer' }],
  ['BUSY', { limit: 'integer' }],
  ['SWITCHED_OFF', { tool: 'string', switch: 'string', variable: 'string' }],
  ['AUTH_REQUIRED', { tool: 'string', tier: 'string', problem: 'string' }],
  ['ACCESS_DENIED', { tool: 'string', tier: 'string', has: 'string' }],
  ['RATE_LIMITED', { limit: 'integer', per: 'string', retryAfter: 'integer' }],
]);

/** True where the runtime says with the code what is wrong with one argument, in place of `{violation}`. */
export function isOfOneArgument(code: string): boolean {
  return runtimeCodes.get(code) === AT_FAULT;
}

/** The code that the runtime gives where an argument breaks a bound that names no other. */
export function usualCode(argument: string): string {
  return `INVALID_${upperSnakeCase(argument)}`;
}
