const MILLISECONDS_PER_DAY = 86_400_000;

/** Whether the text is a day of the proleptic Gregorian calendar written `YYYY-MM-DD`. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Calendar days from one ISO day to another, weekends and holidays included; negative when `to` is earlier. */
export function calendarDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY;
}
