import { expect, test } from 'vitest';
import { adopt } from '../../../../generator/adopt/judge.ts';
import { operationsOf, operationTools } from '../../../../generator/adopt/openapi/operations.ts';
import type { Reading } from '../../../../generator/adopt/reading.ts';

const place = { file: 'api.yaml', line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The specs of the operations of a document, by path of the file. */
async function specsOf(paths: object, components: object = {}): Promise<Map<string, string>> {
  const reading: Reading = { place, report: () => undefined, gaps: new Map() };
  const document = { openapi: '3.1.0', paths, components };
  const server = {
    ...operationTools(operationsOf(document), document, reading),
    source: 'api.yaml',
    place,
    name: 'Pet store',
    title: 'Pet store',
    version: '1.0.0',
    instructions: '',
    todos: [],
    gaps: reading.gaps,
  };
  const { files } = await adopt(server, reading.report);
  return new Map(files.map(({ path, text }) => [path, text]));
}

const pets = {
  '/pets/{petId}': {
    parameters: [
      { name: 'petId', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 9 } },
    ],
    get: {
      operationId: 'getPet',
      tags: ['Pets & co'],
      summary: 'A pet.',
      parameters: [{ name: 'X-Trace', in: 'header', description: 'A trace.', schema: { type: 'boolean' } }],
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
        404: { description: 'There is no such pet.' },
      },
    },
    put: {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
      },
      responses: { 204: { description: 'Done.' } },
    },
  },
};
const components = {
  schemas: {
    Pet: {
      type: 'object',
      required: ['name'],
      properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string', maxLength: 9 } },
    },
  },
};

test('an operation becomes a tool', async () => {
  const specs = await specsOf(pets, components);
  expect([...specs.keys()].filter((path) => path.includes('/tools/'))).toEqual([
    'specs/tools/pets_co/get_pet.yaml',
    'specs/tools/tools/put_pets_pet_id.yaml',
  ]);
  const spec = specs.get('specs/tools/pets_co/get_pet.yaml')!;
  expect(spec).toContain('# TODO: it is GET /pets/{petId}: a route of a spec has no parameters in its path');
  expect(spec).toContain('# TODO: the argument X_Trace is "X-Trace" in the header');
  expect(spec).toContain('  petId:\n    type: integer\n    required: true\n    minimum: 1\n    maximum: 9\n');
  expect(spec).toContain(
    'effects: { readOnly: true, destructive: false, idempotent: true, openWorld: true }',
  );
  expect(spec).toContain('  NOT_FOUND:\n    condition: There is no such pet.\n');
  expect(spec).toContain('    status: 404\n');
  expect(spec).toContain('  name:\n    type: string\n    required: true\n    maxLength: 9\n');
});

test('the members of a body are arguments, but for those that the server sets', async () => {
  const spec = (await specsOf(pets, components)).get('specs/tools/tools/put_pets_pet_id.yaml')!;
  expect(spec).toContain(
    'effects: { readOnly: false, destructive: true, idempotent: true, openWorld: true }',
  );
  expect(spec).toContain('  name:\n    type: string\n    required: true\n');
  expect(spec).not.toContain('  id:\n');
});

test('a result that is no object stands in a field', async () => {
  const list = { type: 'array', items: { type: 'string' } };
  const responses = { 200: { content: { 'application/json': { schema: list } } } };
  const specs = await specsOf({ '/names': { get: { responses } } });
  const spec = specs.get('specs/tools/tools/get_names.yaml')!;
  expect(spec).toContain('# TODO: result: it is no object, and the field `value` stands for it');
  expect(spec).toContain('result:\n  value:\n    type: array\n    required: true\n');
});
