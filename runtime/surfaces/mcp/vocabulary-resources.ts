import { vocabularyAddress } from '../../call/vocabularies.ts';
import { didYouMean, nearestNames } from '../../nearest.ts';
import type { Server } from '../../server.ts';
import { protocolError, RESOURCE_NOT_FOUND } from './protocol-error.ts';

const MEDIA_TYPE = 'application/json';

/** Each vocabulary as a resource at `vocabulary://NAME`. */
export function listVocabularies(server: Server): Readonly<Record<string, unknown>> {
  const resources = server.vocabularies.map(({ name, title, description }) => ({
    uri: vocabularyAddress(name),
    name,
    title,
    description,
    mimeType: MEDIA_TYPE,
  }));
  return { resources };
}

/** The entries of one vocabulary as they are now. Throws a protocol error for any other address. */
export async function readVocabulary(
  server: Server,
  uri: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const address = String(uri);
  const found = server.vocabularies.find(({ name }) => vocabularyAddress(name) === address);
  if (found === undefined) {
    const near = nearestNames(
      address,
      server.vocabularies.map(({ name }) => vocabularyAddress(name)),
    );
    throw protocolError(RESOURCE_NOT_FOUND, `There is no resource ${address}.${didYouMean(near)}`, { uri });
  }
  const text = JSON.stringify(await server.vocabulary(found.name), null, 2);
  return { contents: [{ uri: address, mimeType: MEDIA_TYPE, text }] };
}
