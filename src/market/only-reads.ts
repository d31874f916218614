import type { Vendor } from './market-data.ts';

/** All that a vendor has: whatever else it could do, nobody here asked for. */
const MEMBERS: Readonly<Record<keyof Vendor, true>> = {
  name: true,
  title: true,
  licence: true,
  kept: true,
  listings: true,
  rows: true,
};

/**
 * Throws for a vendor that can do more than list symbols and give their bars, by members of its own or inherited ones: a
 * client that could trade is no vendor, whatever type it was given.
 */
export function requireOnlyReads(vendor: Vendor): void {
  for (let part: object = vendor; part !== Object.prototype; part = Object.getPrototypeOf(part)) {
    const more = Reflect.ownKeys(part).find((key) => !(String(key) in MEMBERS) && key !== 'constructor');
    if (more !== undefined) {
      throw new Error(
        `The vendor ${vendor.name} has ${String(more)}: the server takes what lists symbols and gives their bars, and nothing that could do more.`,
      );
    }
  }
}
