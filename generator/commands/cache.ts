import { createHash, hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CACHE_PATH = '.cache/toolwright/generation.json';

/**
 * What the last clean generation read and wrote. While all of it is as it was, another generation would change
 * nothing, so a run can stop before it loads any heavy module.
 */
interface GenerationRecord {
  /** The specs, the recordings, the records of releases and the generator itself. */
  readonly inputs: string;
  /** SHA-256 of each module of the project that was read, null where there was none. */
  readonly modules: Readonly<Record<string, string | null>>;
  /** Size and time of change of each generated file. */
  readonly generated: Readonly<Record<string, string>>;
}

/** True where nothing that a generation reads or writes has changed since the last clean one. */
export function isUnchanged(root: string, inputs: string): boolean {
  const record = readRecord(root);
  return (
    record !== undefined &&
    !existsSync(join(root, 'generated/.staging')) &&
    record.inputs === inputs &&
    Object.entries(record.modules).every(([path, digest]) => digestOf(readModule(root, path)) === digest) &&
    Object.entries(record.generated).every(([path, stamp]) => stampOf(root, path) === stamp)
  );
}

/**
 * Remembers a generation that ended without findings. The digest of the inputs is that from before it: a file that changed
 * while it ran makes the next one run, too.
 */
export function remember(
  root: string,
  inputs: string,
  modules: ReadonlyMap<string, string | undefined>,
  generated: readonly string[],
): void {
  const record: GenerationRecord = {
    inputs,
    modules: Object.fromEntries([...modules].map(([path, text]) => [path, digestOf(text)])),
    generated: Object.fromEntries(generated.map((path) => [path, stampOf(root, path)])),
  };
  const file = join(root, CACHE_PATH);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(record));
  } catch {
    // The tree is written; without a record of it the next run compares it anew.
  }
}

function readRecord(root: string): GenerationRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(root, CACHE_PATH), 'utf8')) as GenerationRecord;
  } catch {
    return undefined;
  }
}

/** SHA-256 of the specs, the recordings, the records of releases and the generator as they are now. */
export function inputsDigest(root: string): string {
  const digest = createHash('sha256');
  const generator = join(import.meta.dirname, '..');
  for (const folder of [join(root, 'specs'), join(root, 'recordings'), join(root, 'changes'), generator]) {
    for (const file of filesBelow(folder))
      digest.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return digest.digest('hex');
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
    })
    .sort();
}

function digestOf(text: string | undefined): string | null {
  return text === undefined ? null : hash('sha256', text);
}

/** Text of a file below the root; undefined where there is none. */
export function readModule(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function stampOf(root: string, path: string): string {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.size} ${stat.mtimeMs}`;
}
