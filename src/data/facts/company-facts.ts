/** What one filing says of a fact. */
export interface Filing {
  /** First day of the period; null for a fact of an instant. */
  readonly start: string | null;
  /** Last day of the period, or the day of the instant. */
  readonly end: string;
  readonly value: number;
  /** Accession number, by which EDGAR names the filing: 0000320193-20-000096. */
  readonly accession: string;
  readonly form: string;
  /** The fiscal year and period of the filing, which are not those of the fact where it compares with an earlier year. */
  readonly fiscalYear: number | null;
  readonly fiscalPeriod: string | null;
  /** Day on which it was filed. */
  readonly filed: string;
}

/** All filings of a concept in one unit. */
export interface FiledConcept {
  readonly taxonomy: string;
  readonly concept: string;
  readonly label: string | null;
  readonly unit: string;
  readonly filings: readonly Filing[];
}

/** The facts of a company, as EDGAR's file of them states it. */
export interface CompanyFacts {
  /** Central Index Key. */
  readonly cik: number;
  readonly entity: string;
  readonly concepts: readonly FiledConcept[];
}

/** Whether a text can name a listed security: capitals and digits, with dots and hyphens between. */
export function isSymbol(text: string): boolean {
  return text.length <= 12 && /^[A-Z0-9]+([.-][A-Z0-9]+)*$/.test(text);
}
