import type { Claim, LedgerRecord } from './record.ts';

/** Whose ledger the claims of whoever runs the server are in: those sealed over stdio and from the command line. */
export const OWN_LEDGER = 'own';

/** The ledgers of all callers, each a chain of its own. */
export interface LedgerStore {
  /**
   * Seals a claim at the end of the owner's ledger, creating it with the first one; resolves once the record is safe from
   * a loss of power. Claims of many callers, in this process and in others, never fork a chain.
   */
  readonly append: (owner: string, claim: Claim) => Promise<LedgerRecord>;
  /** The records of an owner from the first on; none for an owner without a ledger. */
  readonly records: (owner: string) => Promise<readonly LedgerRecord[]>;
  /** Who has a ledger, and how long each is, by name. */
  readonly owners: () => Promise<readonly { readonly owner: string; readonly length: number }[]>;
}

/** Others kept appending to the same ledger for so long that no place was found for this record; nothing was written. */
export class ContendedAppend extends Error {
  override readonly name = 'ContendedAppend';

  readonly attempts: number;

  constructor(attempts: number) {
    super(`others appended to the same ledger ${attempts} times meanwhile`);
    this.attempts = attempts;
  }
}
