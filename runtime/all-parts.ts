import type { Registry, ToolListing } from './contract.ts';
import type { Artifacts } from './journal/artifacts.ts';
import type { CallLog } from './journal/call-log.ts';
import type { Journal } from './journal/journal.ts';

interface GivenParts {
  readonly log: CallLog;
  readonly journal?: Journal;
  readonly artifacts?: Artifacts;
}

/**
 * The parts that only some tools need, and stand-ins for those that no tool of the registry does. Throws where one is
 * needed and missing: better a server that doesn't start than a call that fails.
 */
export function allParts<Services>(
  registry: Registry<Services>,
  { log, journal, artifacts }: GivenParts,
): { readonly journal: Journal; readonly artifacts: Artifacts } {
  const demand = (part: string, isGiven: boolean, why: string, needs: (listing: ToolListing) => boolean) => {
    const tool = registry.tools.find(({ listing }) => needs(listing))?.listing.name;
    if (tool !== undefined && !isGiven)
      throw new Error(`createServer was given no ${part}, and ${tool} ${why}.`);
  };
  demand(
    'log.attempts',
    log.attempts !== undefined,
    'limits the calls of a day',
    ({ limits }) => limits.callsPerDay !== undefined,
  );
  demand(
    'journal',
    journal !== undefined,
    'journals or gives its list in pages',
    ({ usesJournal }) => usesJournal === true,
  );
  demand(
    'artifacts',
    artifacts !== undefined,
    'keeps artifacts',
    (listing) => listing.artifacts !== undefined,
  );
  return { journal: journal ?? NO_JOURNAL, artifacts: artifacts ?? NO_ARTIFACTS };
}

const NO_JOURNAL: Journal = {
  recall: async () => undefined,
  record: () => Promise.reject(new Error('no tool of this server journals')),
};

const NO_ARTIFACTS: Artifacts = {
  keep: () => Promise.reject(new Error('no tool of this server keeps artifacts')),
  read: async () => undefined,
};
