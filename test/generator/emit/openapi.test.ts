import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { openapi } from '../../../generator/emit/openapi/openapi.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { array, contract, number, property } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is looked into, and held to its schema below.
type Document = any;

async function documentOf(given: Contract): Promise<Document> {
  return JSON.parse((await emit(openapi, given)).get('generated/openapi.json')!);
}

const [tool] = contract.tools.filter(({ http }) => http !== undefined);
const routed = (method: 'GET' | 'POST', more: Partial<Contract['tools'][0]> = {}): Contract => ({
  ...contract,
  tools: [{ ...tool!, ...more, http: { method, path: '/api/v1/weight' } }],
});

describe('the document fits the official schema of OpenAPI 3.1', () => {
  test.each([
    ['the fixture', contract],
    ['a read', routed('GET')],
    ['a server without tools', { ...contract, tools: [], vocabularies: [] }],
    ['a server without access', { ...contract, server: withoutAccess() }],
  ])('%s', async (_what, given) => {
    const document = await documentOf(given);
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  });

  test('which would find what is wrong with one', async () => {
    const document = await documentOf(contract);
    document.paths['/healthz'].get.responses = {};
    expect((await new Validator().validate(document)).valid).toBe(false);
  });
});

test('a write takes its arguments in the body, a read in the query', async () => {
  const write = (await documentOf(routed('POST'))).paths['/api/v1/weight'].post;
  expect(write.parameters).toBeUndefined();
  const { properties, required } = write.requestBody.content['application/json'].schema;
  expect(write.requestBody.required).toBe(required.length > 0);

  const read = (await documentOf(routed('GET'))).paths['/api/v1/weight'].get;
  expect(read.requestBody).toBeUndefined();
  expect(read.parameters.map(({ name }: { name: string }) => name)).toEqual(Object.keys(properties));
  for (const parameter of read.parameters) {
    const { description, ...schema } = properties[parameter.name];
    expect(parameter.description).toBe(description);
    expect(parameter.required ?? false).toBe(required.includes(parameter.name));
    const isPlain = ['string', 'number', 'integer', 'boolean'].includes(schema.type);
    expect(isPlain ? parameter.schema : parameter.content['application/json'].schema).toEqual(schema);
  }
});

test('a list of plain values has a name in the query for each, other lists are JSON', async () => {
  const properties = [property('exits', array(number())), property('rows', array(array(number())))];
  const { parameters } = (await documentOf(routed('GET', { arguments: { ...tool!.arguments, properties } })))
    .paths['/api/v1/weight'].get;
  expect(parameters[0]).toMatchObject({
    description: expect.stringContaining('Given once for each item, or once with the whole list as JSON'),
    schema: { type: 'array', items: { type: 'number' } },
    style: 'form',
    explode: true,
  });
  expect(parameters[1].content['application/json'].schema.type).toBe('array');
  expect(parameters[1]).not.toHaveProperty('explode');
});

test('each status lists the refusals that have it', async () => {
  const { responses } = (await documentOf(routed('POST'))).paths['/api/v1/weight'].post;
  const { refusals } = contract.server;
  for (const { code, condition, status } of [...tool!.refusals, ...refusals]) {
    expect(responses[status].description).toContain(`- \`${code}\`: ${condition}`);
  }
  const codes = JSON.stringify(responses);
  expect(codes).toContain('^INVALID_[A-Z0-9_]+$');
  expect(responses[500].content['application/problem+json'].schema).toEqual({
    $ref: '#/components/schemas/Problem',
  });
});

test('tools that share a path are methods of it', async () => {
  const [first] = routed('GET').tools;
  const both = {
    ...contract,
    tools: [first!, { ...first!, name: 'other', http: { ...first!.http!, method: 'POST' as const } }],
  };
  expect(Object.keys((await documentOf(both)).paths['/api/v1/weight'])).toEqual(['get', 'post']);
});

test('a tool that will go is marked', async () => {
  const document = await documentOf(
    routed('GET', { deprecated: { since: '0.1.0', because: 'Another does it better.' } }),
  );
  expect(document.paths['/api/v1/weight'].get.deprecated).toBe(true);
});

test('only where the server has tiers is there a token', async () => {
  const document = await documentOf({ ...contract, server: withoutAccess() });
  expect(document.security).toBeUndefined();
  expect(document.components.securitySchemes).toBeUndefined();
});

function withoutAccess(): Contract['server'] {
  const { access: _, ...server } = contract.server;
  return server;
}
