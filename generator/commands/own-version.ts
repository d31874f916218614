import { existsSync, readFileSync } from 'node:fs';

/** The version of this package, which is the runtime's too; beside the sources in a checkout, above them once built. */
export function ownVersion(): string {
  const places = ['../package.json', '../../package.json'].map((path) => new URL(path, import.meta.url));
  const text = readFileSync(places.find((place) => existsSync(place))!, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
