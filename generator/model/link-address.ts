/** What stands between the brackets of a Markdown link, or between angle brackets, with its scheme or host. */
export const LINK_ADDRESS = /(?:\]\(\s*<?|<)((?:[a-z][a-z0-9+.-]*:|\/\/)[^\s)>]*)/gi;

/** Whether a page may link there: https, a path of the site, or a place on the page. */
export function isAllowedAddress(address: string): boolean {
  return /^https:\/\//i.test(address) || !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address.trim());
}
