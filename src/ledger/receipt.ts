/** What a caller keeps of a ledger, to show later that nothing was cut off its end or written anew. */
export interface Receipt {
  /** Records in the ledger when the receipt was given. */
  readonly chainLength: number;
  /** `recordHash` of the last of them. */
  readonly headHash: string;
}

/**
 * Reads a receipt: any JSON object with `chainLength` and `headHash`, such as the answer of `preregister`.
 *
 * @returns the receipt, or what is wrong with the text
 */
export function parseReceipt(text: string): Receipt | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  const { chainLength, headHash } = (value ?? {}) as Partial<Receipt>;
  if (!Number.isSafeInteger(chainLength) || chainLength! < 1) return 'chainLength is not a count of records';
  if (typeof headHash !== 'string' || !/^[0-9a-f]{64}$/.test(headHash))
    return 'headHash is no SHA-256 in hex';
  return { chainLength: chainLength!, headHash };
}
