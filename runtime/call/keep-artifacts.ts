import type { JsonObject } from '../answer.ts';
import type { ToolListing } from '../contract.ts';
import type { ArtifactLink } from '../handler.ts';
import { type Artifacts, artifactAddress } from '../journal/artifacts.ts';
import type { MadeArtifact } from './run-handler.ts';

/**
 * Stores what a handler made beside its result. Throws where the result links to something that the call did not make, or
 * does not link to what it made: one could not be read, and the other not be found.
 */
export async function keepArtifacts(
  artifacts: Artifacts,
  { name, artifacts: declared = [] }: Pick<ToolListing, 'name' | 'artifacts'>,
  made: readonly MadeArtifact[],
  result: JsonObject,
  call: { readonly runId: string; readonly keptAt: Date; readonly isReplay: boolean },
): Promise<void> {
  const links = artifactLinks(declared, result);
  const addresses = new Set(made.map(({ digest }) => artifactAddress(digest)));
  const unknown = links.find(({ uri }) => !addresses.has(uri));
  if (unknown !== undefined)
    throw new Error(`${unknown.field} links to ${unknown.uri}, which the call did not make`);
  const linked = new Set(links.map(({ uri }) => uri));
  const lost = made.find(({ digest }) => !linked.has(artifactAddress(digest)));
  if (lost !== undefined)
    throw new Error(`the handler made an artifact, ${lost.mediaType}, that its result does not link to`);
  if (made.length === 0 || call.isReplay) return;
  const keptAt = call.keptAt.toISOString();
  await artifacts.keep(made.map((artifact) => ({ ...artifact, tool: name, runId: call.runId, keptAt })));
}

/** The links of a result, each with its field; a field that is absent or null has none. */
export function artifactLinks(
  declared: NonNullable<ToolListing['artifacts']>,
  result: JsonObject,
): (ArtifactLink & { readonly field: string })[] {
  return declared.flatMap(({ field }) => {
    const link = result[field] as ArtifactLink | null | undefined;
    return link === undefined || link === null ? [] : [{ ...link, field }];
  });
}
