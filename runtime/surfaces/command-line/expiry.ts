const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * The moment from which something has expired: a day is good to its end, in UTC; a time names its zone. Undefined for
 * any other text, and for a day that no month has.
 */
export function parseExpiry(text: string): Date | undefined {
  const day = text.slice(0, 10);
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) return undefined;
  if (DAY.test(text)) {
    start.setUTCDate(start.getUTCDate() + 1);
    return start;
  }
  const time = new Date(text);
  return TIME.test(text) && !Number.isNaN(time.getTime()) ? time : undefined;
}
