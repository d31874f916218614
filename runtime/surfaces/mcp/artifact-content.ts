import type { Identify } from '../../access/access.ts';
import type { JsonObject } from '../../answer.ts';
import { artifactLinks } from '../../call/keep-artifacts.ts';
import type { ToolListing } from '../../contract.ts';
import { type Artifact, artifactAddress, digestOf, isText } from '../../journal/artifacts.ts';
import type { Server } from '../../server.ts';
import { protocolError, RESOURCE_NOT_FOUND } from './protocol-error.ts';
import type { Content } from './tool-result.ts';

/** More would fill a model's context, which is shown a large image shrunk; the link is there all the same. */
const MOST_BYTES = 1_000_000;

/** What models see and hear, by the first part of the media type. */
const KINDS: Readonly<Record<string, 'image' | 'audio'>> = { image: 'image', audio: 'audio' };

/** The artifacts of a result as content of its own: a link to each, and an image or a sound as such. */
export async function artifactContent(
  server: Server,
  artifacts: NonNullable<ToolListing['artifacts']>,
  result: JsonObject,
  identify: Identify,
): Promise<Content[]> {
  const content: Content[] = [];
  for (const { field, uri, mediaType, bytes } of artifactLinks(artifacts, result)) {
    content.push({ type: 'resource_link', uri, name: field, mimeType: mediaType });
    const type = KINDS[mediaType.split('/')[0]!];
    if (type === undefined || bytes > MOST_BYTES) continue;
    const found = await server.artifact(digestOf(uri)!, identify);
    if (found === undefined || !('content' in found)) continue;
    content.push({ type, data: base64(found), mimeType: mediaType });
  }
  return content;
}

/** How clients find out that artifacts can be read. */
export const ARTIFACT_TEMPLATE = {
  uriTemplate: artifactAddress('{digest}'),
  name: 'artifact',
  title: 'Artifact',
  description: 'What a tool keeps beside its result, which links to it.',
};

/** One artifact as a resource. Throws a protocol error where there is none, or the caller may not read it. */
export async function readArtifact(
  server: Server,
  uri: string,
  identify: Identify,
): Promise<Readonly<Record<string, unknown>>> {
  const digest = digestOf(uri);
  const found = digest === undefined ? undefined : await server.artifact(digest, identify);
  if (found === undefined) throw protocolError(RESOURCE_NOT_FOUND, `There is no artifact ${uri}.`, { uri });
  if ('lost' in found) throw protocolError(RESOURCE_NOT_FOUND, `${found.lost}: ${found.reason}`, { uri });
  if (!('content' in found)) {
    throw protocolError(
      RESOURCE_NOT_FOUND,
      `${found.code}: ${uri} is open to callers of ${found.params['tool']} alone.`,
      {
        uri,
      },
    );
  }
  const { mediaType, content, runId, tool, keptAt } = found;
  const body = isText(mediaType) ? { text: Buffer.from(content).toString('utf8') } : { blob: base64(found) };
  const _meta = { [`${server.contract.metaPrefix}/artifact`]: { runId, tool, keptAt } };
  return { contents: [{ uri, mimeType: mediaType, ...body, _meta }] };
}

function base64({ content }: Artifact): string {
  return Buffer.from(content).toString('base64');
}
