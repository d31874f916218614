import { CallLogError, type Environment, type Server } from 'toolwright-runtime';
import { ownCensus } from '../census/own-census.ts';
import { CENSUS_PLACE } from '../registry-pages/refusals-page.ts';
import type { Services } from '../services.ts';
import { type CensusState, censusHtml, censusMarkdown } from './census-text.ts';
import { noticeHtml, noticeMarkdown, offNotices } from './off-notices.ts';

/** A page of the site with what only the running server knows. The path is that of its file: `/docs/refusals/index.html`. */
export type LivePages = (path: string, text: string) => Promise<string>;

const CENSUS_PATH = /^\/docs\/refusals\/index\.(html|md)$/;

/** How long a census is shown before it is counted again: anyone may read the page, and counting reads the log. */
const COUNTED_MILLISECONDS = 10_000;

export interface LivePageParts {
  readonly server: Pick<Server, 'contract' | 'listings'>;
  readonly services: Pick<Services, 'ledgers' | 'calls'>;
  readonly environment: Environment;
  readonly wallClock: () => Date;
}

/**
 * Puts into a page what is switched off, with the switch, and into the page of the census what `refusal_census` answers, at
 * most ten seconds old.
 */
export function livePages({ server, services, environment, wallClock }: LivePageParts): LivePages {
  let counted: { readonly at: number; readonly state: Promise<CensusState> } | undefined;
  const census = () => {
    const now = wallClock().getTime();
    if (counted === undefined || now - counted.at >= COUNTED_MILLISECONDS)
      counted = { at: now, state: censusState(services) };
    return counted.state;
  };
  return async (path, text) => {
    const isHtml = path.endsWith('.html');
    if (!isHtml && !path.endsWith('.md')) return text;
    const notices = offNotices(path, server, environment);
    const told = isHtml ? noticeHtml(text, notices) : noticeMarkdown(text, notices);
    if (!CENSUS_PATH.test(path)) return told;
    const place = isHtml ? new RegExp(`<p[^>]*>${CENSUS_PLACE}</p>`) : CENSUS_PLACE;
    const state = await census();
    return told.replace(place, () => (isHtml ? censusHtml(state) : censusMarkdown(state)));
  };
}

async function censusState(services: LivePageParts['services']): Promise<CensusState> {
  try {
    return { kind: 'census', campaigns: await ownCensus(services) };
  } catch (error) {
    if (error instanceof CallLogError) return { kind: 'unavailable', reason: error.message };
    throw error;
  }
}
