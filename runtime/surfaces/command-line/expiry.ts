const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** The moment at which a day, YYYY-MM-DD, begins in UTC. Undefined for any other text, and for a day that no month has. */
export function startOfDay(text: string): Date | undefined {
  const start = new Date(`${text}T00:00:00Z`);
  const isDay = DAY.test(text) && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
  return isDay ? start : undefined;
}

/**
 * The moment from which something has expired: a day is good to its end, in UTC; a time names its zone. Undefined for
 * any other text, and for a day that no month has.
 */
export function parseExpiry(text: string): Date | undefined {
  const start = startOfDay(text.slice(0, 10));
  if (start === undefined) return undefined;
  if (DAY.test(text)) {
    start.setUTCDate(start.getUTCDate() + 1);
    return start;
  }
  const time = new Date(text);
  return TIME.test(text) && !Number.isNaN(time.getTime()) ? time : undefined;
}
