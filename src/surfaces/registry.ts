import type { Surface } from './surface.ts';

/** Every path that is read without a tool, in the order in which `/api/surfaces` lists them. */
export const SURFACES: readonly Surface[] = [
  {
    path: '/api/surfaces',
    name: 'list_surfaces',
    title: 'The paths that are read without a tool',
    description: 'Each path with the file of the repository that answers it.',
    file: 'src/surfaces/list-surfaces.ts',
    parameters: [],
    result: {
      type: 'object',
      properties: {
        surfaces: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              path: { type: 'string' },
              title: { type: 'string' },
              description: { type: 'string' },
              file: { type: 'string' },
            },
            required: ['path', 'title', 'description', 'file'],
            additionalProperties: false,
          },
        },
      },
      required: ['surfaces'],
      additionalProperties: false,
    },
    problems: {},
    answer: async () => (await import('./list-surfaces.ts')).listSurfaces(SURFACES),
  },
];
