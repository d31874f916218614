/**
 * What stands between the brackets of a Markdown link, behind the name of a reference, or between angle brackets, with its scheme
 * or host.
 */
export const LINK_ADDRESS =
  /(?:\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?|<(?=[a-z]))((?:[a-z&\\][a-z0-9+.\-&#;\\]*:|\/\/)[^\s)>]*)/gim;

/**
 * Whether a page may link there: https, a path of the site, or a place on the page. Characters that Markdown writes otherwise, as in
 * `java&#115;cript:`, count as what they stand for.
 */
export function isAllowedAddress(address: string): boolean {
  const plain = address
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_, hexadecimal?: string, decimal?: string) =>
      characterOf(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
    )
    .replace(/&colon;/g, ':')
    .replace(/&(?:Tab|NewLine);/g, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(CONTROLS, '');
  return /^https:\/\//i.test(plain) || !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(plain.trim());
}

function characterOf(point: number): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/** Browsers leave these out of an address. */
const CONTROLS = /\p{Cc}/gu;
