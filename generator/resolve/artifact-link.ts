import type { Node, ObjectNode, Property } from '../model/node.ts';

/** What a result holds of an artifact: where it is, what it is, of which digest, and how long. */
export function artifactLink(
  facts: Pick<Node, 'place' | 'description' | 'refuse'>,
  mediaType: string,
): ObjectNode {
  const { place } = facts;
  const required = (name: string, node: Partial<Node>): Property => ({
    name,
    place,
    node: { place, refuse: {}, ...node } as Node,
    required: true,
  });
  return {
    ...facts,
    type: 'object',
    properties: [
      required('uri', {
        type: 'string',
        pattern: '^artifact://[0-9a-f]{64}$',
        description: 'Its address: a resource over MCP; over HTTP below /artifacts/.',
      }),
      required('path', {
        type: 'string',
        pattern: '^artifacts/[0-9a-f]{64}\\.[a-z]+$',
        description: 'Its file, below the folder of the state of a server that keeps artifacts in files.',
      }),
      required('digest', {
        type: 'string',
        pattern: '^[0-9a-f]{64}$',
        description: 'SHA-256 of its content.',
      }),
      required('mediaType', { type: 'string', enum: [mediaType], description: 'What it is.' }),
      required('bytes', {
        type: 'integer',
        minimum: 0,
        nonFinite: false,
        unit: 'bytes',
        description: 'How long it is.',
      }),
    ],
    additionalProperties: false,
    unknownKeys: 'refuse',
    artifact: mediaType,
  };
}
