import { type CallRecord, type CallRecords, replayedRun } from 'toolwright-runtime';
import { auditBacktest } from '../audit/audit-backtest.ts';
import type { AuditInput } from '../audit/outcome.ts';
import type { LedgerRecord } from '../ledger/record.ts';
import { type Campaign, parseCampaign } from './campaign.ts';
import { type Determination, gradeAudit } from './grade.ts';
import { parseTapeLabel } from './tape-label.ts';

/** How the tapes of a universe, or of all, came out. */
export interface Counts {
  readonly declaredTapes: number;
  /** Tapes of these that were determined: the sum of the four below. */
  readonly determinations: number;
  readonly selected: number;
  readonly candidate: number;
  readonly refusal: number;
  readonly error: number;
}

export interface UniverseCounts extends Counts {
  readonly universe: string;
}

/** The graded counts of a campaign beside its bar. */
export interface CampaignCensus {
  readonly campaign: string;
  /** The bar as it was sealed, word for word. */
  readonly bar: string;
  readonly sealedAt: string;
  readonly seq: number;
  readonly recordHash: string;
  readonly universes: readonly UniverseCounts[];
  readonly total: Counts;
  /** Why tapes were refused, the most frequent first. */
  readonly refusalCodes: readonly { readonly code: string; readonly count: number }[];
  /** Further audits of tapes that were determined already; they change nothing. */
  readonly repeated: number;
  /** Audits of tapes that the campaign does not declare; they are not graded. */
  readonly undeclared: number;
  /** Later records of the ledger that declare a campaign of this name; the first one holds. */
  readonly sealedAgain: number;
  /** When the last determination was made; null before the first. */
  readonly gradedAt: string | null;
}

interface SealedCampaign {
  readonly declared: Campaign;
  readonly record: LedgerRecord;
  readonly sealedAgain: number;
}

interface TapeRun {
  readonly runId: string;
  readonly startedAt: string;
  readonly universe: string;
  readonly number: number;
}

/** Runs of the log that are read at a time: an audit's arguments may take megabytes. */
const PAGE = 20;

/**
 * The census of every campaign in the ledger of whoever runs the server, in the order of their seals, from the log of audits.
 * A determination is the first audit of a declared tape after the seal, by the same one. Reads the log back to the first
 * seal, a page at a time, and computes one audit a tape.
 *
 * @param ownTier the tier that calls over stdio and from the command line have, and no call without a token over HTTP
 */
export async function refusalCensus(
  ledger: readonly LedgerRecord[],
  calls: CallRecords,
  ownTier: string,
): Promise<readonly CampaignCensus[]> {
  const campaigns = sealedCampaigns(ledger);
  const oldest = campaigns[0]?.record.ts;
  const runs = oldest === undefined ? new Map<string, TapeRun[]>() : await tapeRuns(calls, ownTier, oldest);
  const censuses: CampaignCensus[] = [];
  for (const campaign of campaigns) {
    censuses.push(await censusOf(campaign, runs.get(campaign.declared.name) ?? [], calls));
  }
  return censuses;
}

function sealedCampaigns(ledger: readonly LedgerRecord[]): readonly SealedCampaign[] {
  const campaigns = new Map<string, SealedCampaign>();
  for (const record of ledger) {
    const declared = parseCampaign(record.criteria);
    if (declared === undefined || 'problem' in declared) continue;
    const first = campaigns.get(declared.name);
    campaigns.set(
      declared.name,
      first === undefined
        ? { declared, record, sealedAgain: 0 }
        : { ...first, sealedAgain: first.sealedAgain + 1 },
    );
  }
  return [...campaigns.values()];
}

/** Runs that audit a tape, by campaign, oldest first. */
async function tapeRuns(
  calls: CallRecords,
  ownTier: string,
  oldest: string,
): Promise<ReadonlyMap<string, TapeRun[]>> {
  const runs = new Map<string, TapeRun[]>();
  let before: string | undefined;
  do {
    const query = { tool: 'audit_backtest', limit: PAGE, ...(before !== undefined && { before }) };
    const page = await calls.list(query);
    for (const { started } of page) {
      const { runId, startedAt } = started;
      const tape = parseTapeLabel(labelOf(started.arguments));
      const isOwn = started.caller.token === null && started.caller.tier === ownTier;
      if (tape === undefined || !isOwn || replayedRun({ started }) !== null) continue;
      const others = runs.get(tape.campaign) ?? [];
      others.push({ runId, startedAt, universe: tape.universe, number: tape.number });
      runs.set(tape.campaign, others);
    }
    const last = page.at(-1)?.started;
    before = page.length < PAGE || last === undefined || last.startedAt < oldest ? undefined : last.runId;
  } while (before !== undefined);
  for (const some of runs.values()) some.reverse();
  return runs;
}

function labelOf(args: unknown): unknown {
  return args !== null && typeof args === 'object' && 'label' in args ? args.label : undefined;
}

async function censusOf(
  { declared, record, sealedAgain }: SealedCampaign,
  runs: readonly TapeRun[],
  calls: CallRecords,
): Promise<CampaignCensus> {
  const determined = new Map<string, Determination>();
  let [repeated, undeclared] = [0, 0];
  let gradedAt: string | null = null;
  for (const run of runs.filter(({ startedAt }) => startedAt >= record.ts)) {
    const key = `${run.universe}/${run.number}`;
    const universe = declared.universes.find((one) => one.universe === run.universe);
    if (universe === undefined || run.number > universe.tapes) undeclared += 1;
    else if (determined.has(key)) repeated += 1;
    else {
      const logged = await calls.find(run.runId);
      // Pruned since the list was read.
      if (logged === undefined) continue;
      determined.set(key, determinationOf(declared, logged));
      gradedAt = logged.finished?.finishedAt ?? run.startedAt;
    }
  }
  const universes = declared.universes.map(({ universe, tapes }) => ({
    universe,
    ...countsOf(
      tapes,
      [...determined].filter(([key]) => key.startsWith(`${universe}/`)).map(([, one]) => one),
    ),
  }));
  return {
    campaign: declared.name,
    bar: record.criteria,
    sealedAt: record.ts,
    seq: record.seq,
    recordHash: record.recordHash,
    universes,
    total: countsOf(
      declared.universes.reduce((sum, { tapes }) => sum + tapes, 0),
      [...determined.values()],
    ),
    refusalCodes: refusalCodes([...determined.values()]),
    repeated,
    undeclared,
    sealedAgain,
    gradedAt,
  };
}

function determinationOf(campaign: Campaign, { started, finished }: CallRecord): Determination {
  const logged = {
    outcome: finished?.outcome ?? 'unfinished',
    code: finished?.code ?? null,
    fieldDigests: finished?.fieldDigests ?? null,
  } as const;
  return gradeAudit(campaign, logged, () => auditBacktest(inputOf(started.arguments)));
}

/** The logged arguments as the tool read them: null stands for an optional one that is absent. */
function inputOf(args: unknown): AuditInput {
  const given = Object.entries(args as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== null,
  );
  return Object.fromEntries(given) as unknown as AuditInput;
}

function countsOf(declaredTapes: number, determined: readonly Determination[]): Counts {
  const of = (grade: Determination['grade']) => determined.filter((one) => one.grade === grade).length;
  return {
    declaredTapes,
    determinations: determined.length,
    selected: of('selected'),
    candidate: of('candidate'),
    refusal: of('refusal'),
    error: of('error'),
  };
}

function refusalCodes(determined: readonly Determination[]): { code: string; count: number }[] {
  const codes = Map.groupBy(
    determined.flatMap(({ code }) => code ?? []),
    (code) => code,
  );
  return [...codes]
    .map(([code, { length }]) => ({ code, count: length }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
