import { describe, expect, test } from 'vitest';
import { CallLogError } from '../../runtime/journal/call-log.ts';
import { redactError, secretRedactor } from '../../runtime/secrets.ts';
import { memoryCallLog } from '../../runtime/testing/memory-call-log.ts';
import { fixtureRegistry, fixtureServices, fixtureTool, object } from './fixture-registry.ts';
import { fixtureServer } from './fixture-server.ts';
import { validatorOf } from './schema-of-shape.ts';

const environment = [
  { name: 'VENDOR_KEY', description: 'Key of the vendor.', secret: true },
  { name: 'VENDOR_URL', description: 'Address of the vendor.', secret: false },
];

test.each([
  [{ VENDOR_KEY: 'hunter2' }, 'GET /?key=hunter2', 'GET /?key=[VENDOR_KEY]'],
  [
    { VENDOR_KEY: 'a"b/c' },
    '{"key":"a\\"b/c"} a%22b%2Fc a"b/c',
    '{"key":"[VENDOR_KEY]"} [VENDOR_KEY] [VENDOR_KEY]',
  ],
  [
    { VENDOR_KEY: 'hunter2', VENDOR_URL: 'https://vendor.example' },
    'https://vendor.example',
    'https://vendor.example',
  ],
])('with %j, "%s" is told as "%s"', (values, text, told) => {
  expect(secretRedactor(environment, values)!(text)).toBe(told);
});

test.each([{}, { VENDOR_KEY: '' }, { VENDOR_KEY: 'abc' }, { VENDOR_URL: 'https://vendor.example' }])(
  'with %j there is nothing to redact',
  (values) => {
    expect(secretRedactor(environment, values)).toBeUndefined();
  },
);

const redact = (text: string) => text.replaceAll('hunter2', '[VENDOR_KEY]');

test('a failure keeps its kind, and loses the secret in message, stack and cause', () => {
  const cause = new TypeError('bad key hunter2');
  const error = redactError(new CallLogError('LOG_LOCKED', 'postgres://hunter2@host', cause), redact);
  expect(error).toMatchObject({ code: 'LOG_LOCKED', message: 'postgres://[VENDOR_KEY]@host' });
  expect((error as Error).stack).toContain('secrets.test.ts');
  expect((error as Error).stack).not.toContain('hunter2');
  expect((error as Error).cause).toMatchObject({ name: 'TypeError', message: 'bad key [VENDOR_KEY]' });
  expect(redactError('hunter2', redact)).toBe('[VENDOR_KEY]');
  expect(redactError(7, redact)).toBe(7);
});

describe('of a server with a secret', () => {
  const leaky = fixtureTool('leaky', {
    contract: {
      arguments: object(
        { name: 'note', shape: { type: 'string' } },
        { name: 'fail', shape: { type: 'boolean' } },
      ),
      result: object(),
    },
    handler: (args: { fail?: boolean }, call) => {
      call.warn('used hunter2');
      if (args.fail) throw new Error('the vendor rejects hunter2');
      call.provenance({ asOf: null });
      return {};
    },
  });
  const log = memoryCallLog();
  const parts = {
    registry: fixtureRegistry([leaky], { environment }),
    services: fixtureServices(),
    environment: { VENDOR_KEY: 'hunter2' },
  };

  test('neither the log nor a report nor a fault holds it', async () => {
    const { call, faults } = fixtureServer({ ...parts, log });
    await call('leaky', { note: 'my key is hunter2' });
    const answer = await call('leaky', { fail: true });
    expect(answer).toMatchObject({ kind: 'fault' });
    expect(log.startedRows[0]?.arguments).toEqual({ note: 'my key is [VENDOR_KEY]' });
    expect(log.startedRows[0]?.argumentsDigest).not.toBe(log.startedRows[1]?.argumentsDigest);
    expect(log.finishedRows[0]?.warnings).toEqual(['used [VENDOR_KEY]']);
    expect(log.finishedRows[1]?.fault).toContain('the vendor rejects [VENDOR_KEY]');
    expect(faults).toMatchObject([{ message: 'the vendor rejects [VENDOR_KEY]' }]);
    const told = JSON.stringify([log, answer, faults.map((error) => (error as Error).stack)]);
    expect(told).not.toContain('hunter2');
  });

  test('the journal does not hold it either, and an answer that does is not remembered', async () => {
    const entry = object({ name: 'note', shape: { type: 'string' }, required: true });
    const computed: string[] = [];
    const noting = fixtureTool('noting', {
      contract: {
        arguments: object({ name: 'note', shape: { type: 'string' }, required: true }),
        result: object({ name: 'note', shape: { type: 'string' }, required: true }),
        journal: {
          store: 'notes',
          oncePerCall: true,
          memoized: true,
          entry,
          validateEntry: validatorOf(entry),
        },
      },
      handler: ({ note }: { note: string }, call) => {
        computed.push(note);
        call.provenance({ asOf: null });
        call.journal({ note });
        return { note };
      },
    });
    const { call, journal } = fixtureServer({
      ...parts,
      registry: fixtureRegistry([noting], { environment }),
    });
    for (const note of ['hunter2', 'hunter2', 'harmless', 'harmless']) await call('noting', { note });
    expect(computed).toEqual(['hunter2', 'hunter2', 'harmless']);
    expect(journal.entries.map((row) => row.entry)).toEqual([
      { note: '[VENDOR_KEY]' },
      { note: '[VENDOR_KEY]' },
      { note: 'harmless' },
    ]);
  });

  test('what a log that cannot be written says is told without it', async () => {
    const failing = {
      ...memoryCallLog(),
      started: () => Promise.reject(new CallLogError('LOG_UNWRITABLE', 'postgres://hunter2@host is gone.')),
    };
    expect(await fixtureServer({ ...parts, log: failing }).call('leaky')).toMatchObject({
      kind: 'fault',
      message:
        "The call log can't be written, so run run-1 was not made. postgres://[VENDOR_KEY]@host is gone.",
    });
  });
});
