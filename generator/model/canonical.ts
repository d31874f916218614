/**
 * The one text of a JSON value: keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes
 * them (RFC 8785). Members whose value is undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  return `{${canonicalMembers(value).join(',')}}`;
}

/** The members of the one text of an object, which has commas between them. */
export function canonicalMembers(value: object): string[] {
  // Written by hand, since an object lists keys like "1" before all others whatever their order.
  return sortedMembers(value).map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
}

/** The same value with the members of every object in order of their keys, to be laid out for a reader. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(sortedMembers(value).map(([key, member]) => [key, sortKeys(member)]));
}

function sortedMembers(value: object): [string, unknown][] {
  const members: [string, unknown][] = [];
  // The order of sort() is that of UTF-16 code units.
  for (const key of Object.keys(value).sort()) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member !== undefined) members.push([key, member]);
  }
  return members;
}
