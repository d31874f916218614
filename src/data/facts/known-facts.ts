import type { CompanyFacts, FiledConcept, Filing } from './company-facts.ts';

/** A value that a filing stated first, and a later one replaced. */
export type EarlierValue = Pick<Filing, 'value' | 'accession' | 'form' | 'filed'>;

/** A fact as it was known on a day, with the filing that it is cited from: the newest one that had stated it by then. */
export interface KnownFact extends Filing {
  readonly taxonomy: string;
  readonly concept: string;
  readonly label: string | null;
  readonly unit: string;
  /** Day on which a filing first stated the fact, with whatever value. */
  readonly firstFiled: string;
  /** Whether an earlier filing had stated another value. */
  readonly restated: boolean;
  /** Values before the present one, oldest first, each by the filing that stated it first. */
  readonly earlierValues: readonly EarlierValue[];
}

export interface KnownFacts {
  /** Newest period first within a concept. */
  readonly facts: readonly KnownFact[];
  /** Facts that answer the question, listed or not. */
  readonly count: number;
  /** Newest day of a filing among all that were known. */
  readonly newestFiled: string | null;
}

export interface FactQuestion {
  /** YYYY-MM-DD: filings of this day and earlier are known. */
  readonly asOf: string;
  /** `Assets` or `us-gaap/Assets`; with it all periods are given, without it the newest of each concept. */
  readonly concept?: string;
  readonly limit: number;
}

/**
 * What was known of a company at the end of a day: of each fact (a concept, unit and period) the value of the newest filing by
 * then, and what earlier filings had said. A later restatement changes nothing.
 */
export function knownFacts(company: CompanyFacts, { asOf, concept, limit }: FactQuestion): KnownFacts {
  const wanted = company.concepts.filter(
    (one) => concept === undefined || concept === one.concept || concept === `${one.taxonomy}/${one.concept}`,
  );
  const known = wanted.flatMap((one) => {
    const facts = factsOf(one, asOf);
    return concept === undefined ? facts.slice(0, 1) : facts;
  });
  const filed = company.concepts.flatMap(({ filings }) =>
    filings.map((filing) => filing.filed).filter((day) => day <= asOf),
  );
  return {
    facts: known.slice(0, limit),
    count: known.length,
    newestFiled: filed.reduce<string | null>(
      (newest, day) => (newest === null || day > newest ? day : newest),
      null,
    ),
  };
}

/** Whether a company has ever filed a concept. */
export function hasConcept({ concepts }: CompanyFacts, concept: string): boolean {
  return concepts.some((one) => concept === one.concept || concept === `${one.taxonomy}/${one.concept}`);
}

function factsOf({ filings, ...described }: FiledConcept, asOf: string): readonly KnownFact[] {
  const periods = Map.groupBy(
    filings.filter(({ filed }) => filed <= asOf),
    ({ start, end }) => `${start}/${end}`,
  );
  return [...periods.values()].map((stated) => ({ ...described, ...factOf(stated) })).sort(newestPeriodFirst);
}

function factOf(stated: readonly Filing[]) {
  // Two filings of a day are told apart by their numbers, which a filer's agent counts up.
  const inOrder = stated.toSorted((a, b) => compare(a.filed, b.filed) || compare(a.accession, b.accession));
  const changes = inOrder.filter((filing, index) => filing.value !== inOrder[index - 1]?.value);
  const present = inOrder.at(-1)!;
  return {
    ...present,
    firstFiled: inOrder[0]!.filed,
    restated: changes.length > 1,
    earlierValues: changes
      .slice(0, -1)
      .map(({ value, accession, form, filed }) => ({ value, accession, form, filed })),
  };
}

function newestPeriodFirst(a: KnownFact, b: KnownFact): number {
  // Of periods that end on a day the shortest, which is the quarter, comes first.
  return compare(b.end, a.end) || compare(b.start ?? '', a.start ?? '');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
