import type { Json, Refusal } from '../answer.ts';
import type { RefusalContract } from '../contract.ts';
import { sha256 } from '../digest.ts';
import type { Call, Handler, Refused } from '../handler.ts';
import { type Artifact, artifactAddress, artifactPath } from '../journal/artifacts.ts';
import type { CallerAccess } from '../journal/call-log.ts';
import { seededRandom } from '../random.ts';
import { declaredRefusal, type RefusalParams } from '../refusal.ts';
import type { PlainObject } from './plain-object.ts';

export type AnyHandler<Services> = Handler<never, unknown, never, Services, never, never>;
export type Progress = (done: number, total?: number, message?: string) => void;

/** What a handler finds on its call, but for what the runtime makes itself. */
export interface HandlerSurroundings<Services> {
  readonly runId: string;
  readonly caller: CallerAccess;
  readonly seed: number;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  readonly warn: (text: string) => void;
  readonly services: Services;
}

export type MadeArtifact = Pick<Artifact, 'digest' | 'mediaType' | 'content'>;

export type HandlerEnd =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'returned';
      readonly result: unknown;
      readonly provenance: Readonly<Record<string, Json>>;
      /** What it put on record, under the ids that it was given. */
      readonly entries: readonly { readonly id: string; readonly entry: unknown }[];
      /** What it keeps beside the result. */
      readonly artifacts: readonly MadeArtifact[];
    };

/**
 * Runs the handler with what it may use. Rejects where the handler throws, refuses with an undeclared code, makes a
 * refusal and goes on, or returns a result without having stated its provenance exactly once: all of them our
 * fault, not the caller's.
 */
export async function runHandler<Services>(
  handler: AnyHandler<Services>,
  args: PlainObject,
  declared: readonly RefusalContract[],
  surroundings: HandlerSurroundings<Services>,
): Promise<HandlerEnd> {
  const { seed, ...shared } = surroundings;
  const refusals = new Set<unknown>();
  const stated: Readonly<Record<string, Json>>[] = [];
  const artifacts: MadeArtifact[] = [];
  const entries: { id: string; entry: unknown }[] = [];
  const call: Call<Record<string, RefusalParams>, Services, Record<string, Json>, unknown> = {
    ...shared,
    random: seededRandom(seed),
    refuse: (code, params) => {
      const refused: Refused = { refused: code, params };
      refusals.add(refused);
      return refused;
    },
    provenance: (fields) => {
      stated.push(fields);
    },
    journal: (entry) => {
      const id = `${shared.runId}.${entries.length + 1}`;
      entries.push({ id, entry });
      return id;
    },
    artifact: (mediaType, content) => {
      const made = { mediaType, content: typeof content === 'string' ? Buffer.from(content) : content };
      const digest = sha256(made.content);
      artifacts.push({ ...made, digest });
      const path = artifactPath(digest, mediaType);
      return { uri: artifactAddress(digest), path, digest, mediaType, bytes: made.content.byteLength };
    },
  };
  const returned = await handler(args as never, call as never);
  if (refusals.has(returned)) {
    const { refused, params } = returned as Refused;
    const refusal = declaredRefusal(declared, refused, params);
    if (refusal === undefined) throw new Error(`the handler refused with the undeclared code ${refused}`);
    return { kind: 'refused', refusal };
  }
  if (refusals.size > 0) throw new Error('the handler made a refusal and did not return it');
  const [provenance] = stated;
  if (provenance === undefined) throw new Error('the handler returned a result and stated no provenance');
  if (stated.length > 1) throw new Error(`the handler stated its provenance ${stated.length} times`);
  return { kind: 'returned', result: returned, provenance, entries, artifacts };
}
