import { readProject } from '../../../generator/commands/project.ts';
import type { Change } from '../../../generator/diff/change.ts';
import { compareLocks } from '../../../generator/diff/compare.ts';
import { type Lock, parseLock } from '../../../generator/diff/lock.ts';
import { lockText } from '../../../generator/emit/lock.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { contractDigests } from '../../../generator/model/digest.ts';
import { resolveSpecs } from '../../../generator/pipeline.ts';
import { demoRoot, type Specs, specsOf, TOOL, written } from '../hostile/project.ts';

// Locks as a project gets them: a spec is edited and goes through the stages that a generation goes through.

// biome-ignore lint/suspicious/noExplicitAny: an edit reaches into specs of any shape.
export type Json = any;

/** The specs of the small project, free to be changed. */
export interface Project {
  readonly specs: Specs;
  readonly tool: Json;
  readonly server: Json;
  /** What the code has for the live default of `factor`. */
  live: number;
}

export type Edit = (project: Project) => void;

/** What the names of the cases stand for, beside what the project has. */
const given: Edit = ({ specs, server }) => {
  const vocabularies: Json = specs['specs/vocabularies.yaml'];
  vocabularies.signs = { ...vocabularies.scales, title: 'Signs' };
  const glossary: Json = specs['specs/glossary.yaml'];
  glossary.net_weight = { title: 'Net weight', definition: 'Weight without the packaging.' };
  const refusals: Json = specs['specs/refusals.yaml'];
  refusals.TOO_LONG = { ...refusals['INVALID_{ARGUMENT}'], condition: 'a text is too long' };
  server.toolsets.other = { title: 'Other', description: 'Other tools.' };
};

const { moduleText } = readProject(demoRoot);

/** The contract of the project once it is edited; throws where the specs are not sound. */
export async function contractOf(...edits: readonly Edit[]): Promise<Contract> {
  const specs = specsOf(demoRoot);
  const project: Project = { specs, tool: specs[TOOL], server: specs['specs/server.yaml'], live: 2 };
  for (const edit of [given, ...edits]) edit(project);
  const found: string[] = [];
  const resolved = await resolveSpecs(
    {
      specs: written(specs),
      moduleText,
      readExports: async () => new Map(),
      readLiveDefaults: async () => new Map([['src/defaults.ts#FACTOR', { value: project.live }]]),
      stage: (_, work) => work(),
    },
    ({ message, place }) => found.push(`${place.file}:${place.line} ${message}`),
  );
  if (resolved === undefined) throw new Error(found.join('\n'));
  return resolved.contract;
}

export async function lockOf(...edits: readonly Edit[]): Promise<Lock> {
  return readLock(await textOf(...edits));
}

export async function textOf(...edits: readonly Edit[]): Promise<string> {
  const contract = await contractOf(...edits);
  return lockText(contract, contractDigests(contract));
}

export function readLock(text: string): Lock {
  const lock = parseLock(text);
  if (!('tools' in lock)) throw new Error(JSON.stringify(lock));
  return lock;
}

/** What comes of an edit, and of taking it back. */
export async function bothWays(edit: Edit, prepare: Edit = () => {}): Promise<readonly [Change[], Change[]]> {
  const [before, after] = [await lockOf(prepare), await lockOf(prepare, edit)];
  return [compareLocks(before, after), compareLocks(after, before)];
}

/** `breaking TOOL_REMOVED weigh_rows` and the path. */
export const lineOf = ({ kind, rule, tool, path }: Change): string =>
  `${kind} ${rule} ${tool ?? 'server'} ${path}`.trim();

/** The same with the sentence, and without the tool. */
export const sentenceOf = ({ kind, rule, path, message }: Change): string =>
  `${kind} ${rule} ${path}: ${message}`;
