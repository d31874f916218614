import { expect, test } from 'vitest';
import { registry } from '../../../generator/emit/registry.ts';
import { contract } from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const text = (await emit(registry, contract)).get('generated/registry.ts')!;

test.each([
  [
    'the handler is proven to fit',
    'Fits<WeighRowsHandler<Services>, typeof import("../src/handlers/weigh-rows.ts").handle>',
  ],
  [
    'the handler loads on the first call',
    'handler: async () => (await import("../src/handlers/weigh-rows.ts")).handle as never',
  ],
  [
    'so does the contract',
    'contract: async () => (await import("./contract/weigh-rows/contract.ts")).contract',
  ],
  [
    'a vocabulary loads when it is read',
    'const entries: Entries = (await import("../src/demo/vocabulary.ts")).signals;',
  ],
  [
    'a live default is at hand beside the stamped one',
    'stamped: 100,\n      live: async () => (await import("../src/demo/defaults.ts")).TOP_K',
  ],
])('%s', (_what, expected) => {
  expect(text).toContain(expected);
});

test('nothing hand-written is imported at once', () => {
  const imports = text
    .split('\n')
    .filter((line) => line.startsWith('import ') && !line.startsWith('import type'));
  expect(imports).toEqual([
    'import { listing as weighRows } from "./contract/weigh-rows/listing.ts";',
    'import { server } from "./contract/server.ts";',
  ]);
});
