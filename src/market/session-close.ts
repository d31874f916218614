const newYorkHour = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * The instant of the regular close, 16:00 in New York, of an ISO trading day, as ISO 8601 in UTC. Early closes are not
 * known here, so on such a day the instant is later than the true one by up to three hours.
 */
export function sessionClose(day: string): string {
  // New York never changes its clocks at noon UTC, so its hour then tells the day's offset.
  const hourAtNoon = Number(newYorkHour.format(new Date(`${day}T12:00:00Z`)));
  return new Date(`${day}T${16 + 12 - hourAtNoon}:00:00Z`).toISOString();
}
