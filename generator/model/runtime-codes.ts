/** The codes that the runtime gives by itself; refusals.yaml may put them in words of its own. A test holds the list. */
export const runtimeCodes: readonly string[] = [
  'UNKNOWN_ARGUMENT',
  'DEFERRED_ARGUMENT',
  'INVALID_{ARGUMENT}',
  'INVALID_ARGUMENTS',
  'ARGUMENTS_TOO_LARGE',
  'RESULT_TOO_LARGE',
  'ARTIFACTS_TOO_LARGE',
  'TIME_LIMIT',
  'CALL_LIMIT',
  'BUSY',
  'SWITCHED_OFF',
  'AUTH_REQUIRED',
  'ACCESS_DENIED',
  'RATE_LIMITED',
];
