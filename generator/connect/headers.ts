/** What is sent to a server at an address with every request, beside what the protocol says. */
export interface SentHeaders {
  readonly entries: Readonly<Record<string, string>>;
  /** Parts of values that no report, spec or pin may hold. */
  readonly secrets: readonly string[];
}

/** The protocol sets these itself. */
const RESERVED = [
  'accept',
  'content-type',
  'content-length',
  'host',
  'mcp-protocol-version',
  'mcp-session-id',
];

/** Headers whose whole value is a secret, wherever it stands. */
const CREDENTIALS = /authorization|cookie|token|key|secret|password/;

/** A shorter value is no secret, and would be found in ordinary words. */
const SHORTEST_SECRET = 8;

/**
 * Reads headers of a command line, each `NAME: VALUE`; `${VARIABLE}` in a value stands for a variable of the environment, so
 * that a secret is in no list of processes. A sentence where one is wrong, which never holds a value.
 */
export function readHeaders(
  lines: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SentHeaders | string {
  const entries: Record<string, string> = {};
  const secrets: string[] = [];
  for (const line of lines) {
    const { name, written } = /^(?<name>[\w!#$%&'*+.^`|~-]+):[ \t]*(?<written>.*)$/s.exec(line)?.groups ?? {};
    if (name === undefined || written === undefined) return '--header takes NAME: VALUE.';
    const key = name.toLowerCase();
    if (RESERVED.includes(key)) return `--header ${name}: the protocol says what stands there.`;
    if (Object.hasOwn(entries, key)) return `--header ${name} is given twice.`;
    const variables = [...written.matchAll(/\$\{(\w+)\}/g)].map(([, variable]) => variable!);
    const absent = variables.find((variable) => !environment[variable]);
    if (absent !== undefined) return `--header ${name}: the environment has no ${absent}.`;
    const value = written.replace(/\$\{(\w+)\}/g, (_, variable: string) => environment[variable]!).trim();
    if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(value)) return `--header ${name}: no header may have such a value.`;
    entries[key] = value;
    secrets.push(...variables.map((variable) => environment[variable]!.trim()));
    // Behind a scheme such as Bearer stands the secret itself.
    if (CREDENTIALS.test(key)) secrets.push(value, value.replace(/^\w+ +/, ''));
  }
  return { entries, secrets: secrets.filter(({ length }) => length >= SHORTEST_SECRET) };
}

/** A text of a server without the secrets that it was sent, also as they stand in JSON. */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = [...new Set(secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]))];
  // The longest first: one secret may hold another.
  const ordered = forms.toSorted((a, b) => b.length - a.length);
  return (text) => ordered.reduce((left, secret) => left.replaceAll(secret, '[redacted]'), text);
}

/** An address as it may be shown: what a query holds may be a secret. */
export function shownAddress(url: string): string {
  const address = new URL(url);
  for (const name of new Set(address.searchParams.keys())) address.searchParams.set(name, '...');
  return address.href;
}
