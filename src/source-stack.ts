import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `file:///...:line:column`, or the same as a path, of a file that the build wrote. */
const BUILT = /(?:file:\/\/)?(\/[^\s():]*\.js|[A-Za-z]:[^\s():]*\.js):(\d+):(\d+)/g;

/**
 * The stack of a fault with the files and lines of the sources in the place of those of the bundle. Maps are read when
 * there is a fault: switched on at the start, Node would read each of them while a client waits.
 */
export function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(BUILT, (place, path: string, line: string, column: string) => {
    const file = place.startsWith('file:') ? fileURLToPath(`file://${path}`) : path;
    if (!maps.has(file)) maps.set(file, readMap(file));
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return place;
    const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** The map beside a file; undefined where there is none that can be read: the stack is then told as it is. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
