import { type Body, NO_PAGE } from './frame.ts';
import { layouts } from './layout.ts';

/** The file that a host sends, with status 404, where it has no page. */
export const MISSING_PAGE = '404.html';

/** What stands where there is no page: the same frame, and ways on from there. */
export function missingBody(): Body {
  return {
    address: NO_PAGE,
    title: 'There is no such page',
    description: '',
    html: layouts()('missing', {}),
    source: '',
  };
}
