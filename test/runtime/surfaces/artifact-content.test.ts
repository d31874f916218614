import { expect, test } from 'vitest';
import { own } from '../../../runtime/access/access.ts';
import type { Server } from '../../../runtime/server.ts';
import { artifactContent } from '../../../runtime/surfaces/mcp/artifact-content.ts';

const uri = `artifact://${'a'.repeat(64)}`;

/** What an answer with one artifact of this type and length carries beside its text. */
async function contentOf(mediaType: string, bytes: number, kept: Uint8Array | undefined) {
  const artifact = kept && { digest: '', mediaType, content: kept, runId: 'run-1', tool: 't', keptAt: '' };
  const server = { artifact: async () => artifact } as unknown as Server;
  return artifactContent(server, [{ field: 'made', mediaType }], { made: { uri, mediaType, bytes } }, own);
}

const SOUND = Buffer.from('RIFF');

test.each([
  ['an image', 'image/png', 4, SOUND, [{ type: 'image', data: 'UklGRg==', mimeType: 'image/png' }]],
  ['a sound', 'audio/wav', 4, SOUND, [{ type: 'audio', data: 'UklGRg==', mimeType: 'audio/wav' }]],
  ['a document', 'text/html', 4, SOUND, []],
  ['an image as large as a model is shown', 'image/png', 1_000_000, SOUND, [expect.anything()]],
  ['a larger image', 'image/png', 1_000_001, SOUND, []],
  ['an image that is gone', 'image/png', 4, undefined, []],
])(
  '%s has a link, and is given as what it is where a model can take it',
  async (_, type, bytes, kept, more) => {
    const link = { type: 'resource_link', uri, name: 'made', mimeType: type };
    expect(await contentOf(type, bytes, kept)).toEqual([link, ...more]);
  },
);
