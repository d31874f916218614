import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { serverJson } from '../../../generator/emit/server-json.ts';
import { contract } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

/**
 * What the registry's schema of 2025-12-11 and its rules of publication ask of the parts that are written here; closed,
 * so that a part that is written besides is seen.
 */
const text = { type: 'string', minLength: 1 };
const registrySchema = {
  type: 'object',
  properties: {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json' },
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    description: { type: 'string', minLength: 1, maxLength: 100 },
    version: { type: 'string', maxLength: 255, pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$' },
    packages: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          registryType: { const: 'npm' },
          identifier: text,
          version: { type: 'string', minLength: 1, not: { const: 'latest' } },
          transport: { type: 'object', properties: { type: { const: 'stdio' } }, required: ['type'] },
          packageArguments: {
            type: 'array',
            items: {
              type: 'object',
              properties: { type: { const: 'positional' }, value: text },
              required: ['type', 'value'],
              additionalProperties: false,
            },
          },
          environmentVariables: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                name: text,
                description: text,
                isSecret: { type: 'boolean' },
                default: { type: 'string' },
              },
              required: ['name'],
              additionalProperties: false,
            },
          },
        },
        required: ['registryType', 'identifier', 'transport'],
        additionalProperties: false,
      },
    },
    _meta: {
      type: 'object',
      properties: { 'io.modelcontextprotocol.registry/publisher-provided': { type: 'object' } },
      additionalProperties: false,
    },
  },
  required: ['name', 'description', 'version'],
  additionalProperties: false,
};

test('what the registry lists of this server is what it takes', () => {
  const validate = new Ajv().compile(registrySchema);
  const document = read('generated/server.json');
  expect([validate(document), validate.errors]).toEqual([true, null]);
  expect(Buffer.byteLength(JSON.stringify(document._meta))).toBeLessThan(4096);
});

test('it is the package of this repository', () => {
  const { name, version, packages } = read('generated/server.json');
  const installed = read('package.json');
  expect(installed).toMatchObject({ mcpName: name, version });
  expect(packages).toMatchObject([{ identifier: installed.name, version }]);
});

test('variables and switches are what a client asks for; a secret is marked', async () => {
  const { place } = contract.server;
  const server = {
    ...contract.server,
    publish: { name: 'org.example/scales', description: 'Weighs.', package: 'scales', arguments: ['mcp'] },
    environment: [
      { name: 'HOME_FOLDER', place, description: 'State.', secret: false, default: '~' },
      { name: 'VENDOR_KEY', place, description: 'Key.', secret: true },
    ],
    switches: [{ name: 'live', variable: 'LIVE', description: 'Live data.', onByDefault: false }],
  };
  const files = await emit(serverJson, { ...contract, server });
  const [listed] = JSON.parse(files.get('generated/server.json')!).packages;
  expect(listed.packageArguments).toEqual([{ type: 'positional', value: 'mcp' }]);
  expect(listed.environmentVariables).toEqual([
    { name: 'HOME_FOLDER', description: 'State.', default: '~' },
    { name: 'VENDOR_KEY', description: 'Key.', isSecret: true },
    { name: 'LIVE', description: 'Live data.', default: '0' },
  ]);
});

test('a server that is published nowhere has none', async () => {
  expect(await emit(serverJson, contract)).toEqual(new Map());
});
