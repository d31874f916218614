import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { memoize } from '../memoize.ts';
import type { Tool } from '../model/contract.ts';
import { isAllowedAddress, LINK_ADDRESS } from '../model/link-address.ts';
import type { Prose } from '../resolve/prose.ts';
import type { LintInput } from './lint.ts';

/** T519: a link to anything but https, a path of the site, or a place on the page: no page shows it as one. */
export function linkScheme({ contract, prose }: LintInput): Diagnostic[] {
  return [...prose.flatMap(inProse), ...contract.tools.flatMap(inSeeAlso)];
}

const inProse = memoize(({ key, text, placeOf }: Prose) =>
  [...text.matchAll(LINK_ADDRESS)].flatMap(({ 0: whole, 1: address = '', index }) => {
    const start = index + whole.length - address.length;
    const place = () => placeOf(start, start + address.length);
    return isAllowedAddress(address) ? [] : [diagnostic('T519', place(), { key, address })];
  }),
);

const inSeeAlso = memoize(({ seeAlso }: Tool) =>
  seeAlso.flatMap(({ href, place }) =>
    isAllowedAddress(href) ? [] : [diagnostic('T519', place, { key: 'seeAlso', address: href })],
  ),
);
