/**
 * Where a value stands, innermost last, as links so that walking a large value builds no text. Null is the
 * root.
 */
export type Path = { readonly parent: Path; readonly key: string | number } | null;

const LONGEST_KEY = 80;

/** As a reader would write it: `matrix[3][17]`, `options.mode`, `odd["a key"]`. */
export function formatPath(path: Path): string {
  if (path === null) return '';
  const before = formatPath(path.parent);
  if (typeof path.key === 'number') return `${before}[${path.key}]`;
  const key = path.key.length > LONGEST_KEY ? `${path.key.slice(0, LONGEST_KEY)}…` : path.key;
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)) return `${before}[${JSON.stringify(key)}]`;
  return before === '' ? key : `${before}.${key}`;
}

/** The argument that a value belongs to; null for the arguments as a whole. */
export function outermostKey(path: Path): string | null {
  if (path === null) return null;
  return path.parent === null ? String(path.key) : outermostKey(path.parent);
}
