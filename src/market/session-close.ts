import { dayNumber } from './calendar.ts';
import { closeInstant } from './exchange-calendar.ts';

/** The instant at which an ISO trading day closes in New York, early closes included, as ISO 8601 in UTC. */
export function sessionClose(day: string): string {
  return new Date(closeInstant(dayNumber(day))).toISOString();
}
