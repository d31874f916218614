/**
 * Arguments as the query of a GET route: text arguments as they are, any other as JSON. Null and undefined count as
 * absent and are left out.
 */
export function queryOf(
  args: Readonly<Record<string, unknown>>,
  isText: (argument: string) => boolean,
): string {
  const members = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  const encoded = members.map(([name, value]): [string, string] => {
    const asItIs = typeof value === 'string' && isText(name);
    return [name, asItIs ? value : JSON.stringify(value)];
  });
  return new URLSearchParams(encoded).toString();
}
