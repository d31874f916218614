/** The same object without the members that are undefined, so that absent facts are absent. */
export function defined<T extends object>(facts: T): T {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T;
}
