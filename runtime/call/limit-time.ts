/** The handler took longer than the tool's limit. */
export const TIMED_OUT = Symbol('timed out');

/**
 * Runs work with a signal that aborts when the caller's does, or when the time is up, and then answers `TIMED_OUT`
 * without waiting for the work. Work that computes without yielding can't be interrupted; what it gives late is taken.
 *
 * @param milliseconds no limit where undefined
 */
export async function limitTime<Value>(
  milliseconds: number | undefined,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | typeof TIMED_OUT> {
  if (milliseconds === undefined) return work(caller);
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => {
      limit.abort(new DOMException('The time that a call may take is up.', 'TimeoutError'));
      resolve(TIMED_OUT);
    }, milliseconds);
  });
  const running = work(AbortSignal.any([caller, limit.signal]));
  try {
    return await Promise.race([running, timeUp]);
  } finally {
    clearTimeout(timer);
    // Work that was left behind may still fail, and nobody waits for it any more.
    running.catch(() => undefined);
  }
}
