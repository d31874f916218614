import { seededRandom } from 'toolwright-runtime';
import { expect, test } from 'vitest';
import { importedVendor } from '../../src/data/bars/imported-vendor.ts';
import { sampleVendor } from '../../src/data/sample-vendor.ts';
import type { Vendor } from '../../src/market/market-data.ts';
import { requireOnlyReads } from '../../src/market/only-reads.ts';
import { syntheticMarket } from '../../src/market/synthetic/synthetic-market.ts';
import { syntheticVendor } from '../../src/market/synthetic/synthetic-vendor.ts';
import { chainedMarket } from '../../src/market/vendor-chain.ts';

const reader: Vendor = {
  name: 'reader',
  title: 'Reader',
  licence: 'sample',
  kept: true,
  listings: () => [],
  rows: async () => null,
};

class Broker {
  readonly name = 'broker';
  readonly title = 'Broker';
  readonly licence = 'sample';
  readonly kept = true;
  listings() {
    return [];
  }
  async rows() {
    return null;
  }
  placeOrder() {
    return 'filled';
  }
}

test('vendors that read are taken', () => {
  const synthetic = syntheticVendor(syntheticMarket(seededRandom));
  for (const vendor of [reader, sampleVendor(), importedVendor(undefined), synthetic])
    requireOnlyReads(vendor);
});

test.each<[string, Vendor]>([
  ['broker has placeOrder', new Broker()],
  ['reader has cancel', { ...reader, cancel: () => undefined } as Vendor],
  ['reader has Symbol(trade)', { ...reader, [Symbol('trade')]: 1 } as Vendor],
])('a market is not made with one that could do more: the vendor %s', (message, vendor) => {
  expect(() => chainedMarket([{ assetClass: 'equity', vendors: [reader, vendor] }], true)).toThrow(
    `The vendor ${message}: `,
  );
});
