import { isDay } from '../day.ts';
import type { CompanyFacts, FiledConcept, Filing } from './company-facts.ts';
import { type FactFinding, placeKey, shown } from './finding.ts';

/** The facts of a file, undefined where a finding is an error. */
export interface FactsReading {
  readonly facts: CompanyFacts | undefined;
  readonly findings: readonly FactFinding[];
}

type JsonObject = Readonly<Record<string, unknown>>;
type Report = (severity: FactFinding['severity'], place: string, problem: string) => void;

/** Keys of an entry that are read, and `frame`, which says nothing that the period does not. */
const ENTRY_KEYS: ReadonlySet<string> = new Set([
  'start',
  'end',
  'val',
  'accn',
  'fy',
  'fp',
  'form',
  'filed',
  'frame',
]);

/**
 * Reads EDGAR's company-facts JSON (`CIK##########.json` of data.sec.gov/api/xbrl/companyfacts). Nothing is repaired and nothing is
 * left out: what can't be read as it is, is an error at its place.
 */
export function parseCompanyFacts(text: string): FactsReading {
  const findings: FactFinding[] = [];
  const report: Report = (severity, place, problem) => findings.push({ severity, place, problem });
  const facts = read(text, report);
  const isSound = () => findings.every(({ severity }) => severity !== 'error');
  if (isSound() && facts?.concepts.every(({ filings }) => filings.length === 0))
    report('error', 'facts', 'it holds no fact');
  return { facts: isSound() ? facts : undefined, findings };
}

function read(text: string, report: Report): CompanyFacts | undefined {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (error) {
    report('error', '', `it is not JSON: ${(error as Error).message}`);
    return undefined;
  }
  if (!isObject(root)) {
    report('error', '', 'it is not a JSON object');
    return undefined;
  }
  const { cik: given, entityName, facts } = root;
  // EDGAR writes some as a number and some as its ten digits.
  const cik = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given;
  const isCik = Number.isInteger(cik) && (cik as number) > 0 && (cik as number) < 1e10;
  if (!isCik) report('error', 'cik', `it is no Central Index Key: ${shown(given)}`);
  if (!isText(entityName)) report('error', 'entityName', `it is no name: ${shown(entityName)}`);
  if (!isObject(facts)) {
    report('error', 'facts', `it is not an object of taxonomies: ${shown(facts)}`);
    return undefined;
  }
  const concepts = Object.entries(facts).flatMap(([taxonomy, listed]) =>
    readTaxonomy(taxonomy, listed, report),
  );
  return { cik: cik as number, entity: entityName as string, concepts };
}

function readTaxonomy(taxonomy: string, listed: unknown, report: Report): readonly FiledConcept[] {
  const place = `facts/${placeKey(taxonomy)}`;
  if (!isObject(listed)) {
    report('error', place, `it is not an object of concepts: ${shown(listed)}`);
    return [];
  }
  return Object.entries(listed).flatMap(([concept, described]) => {
    const at = `${place}/${placeKey(concept)}`;
    const units = isObject(described) ? described['units'] : undefined;
    if (!isObject(described) || !isObject(units)) {
      report('error', `${at}/units`, `it is not an object of units: ${shown(units)}`);
      return [];
    }
    const label = described['label'] ?? null;
    if (label !== null && typeof label !== 'string')
      report('error', `${at}/label`, `it is no text: ${shown(label)}`);
    return Object.entries(units).map(([unit, entries]) => {
      const filings = readUnit(`${at}/units/${placeKey(unit)}`, entries, report);
      return { taxonomy, concept, label: label as string | null, unit, filings };
    });
  });
}

function readUnit(place: string, entries: unknown, report: Report): readonly Filing[] {
  if (!Array.isArray(entries)) {
    report('error', place, `it is not a list: ${shown(entries)}`);
    return [];
  }
  if (entries.length === 0) report('note', place, 'it is empty');
  const filings = entries.flatMap((entry, index) => readEntry(`${place}/${index}`, entry, report) ?? []);
  noteConflicts(place, filings, report);
  return filings;
}

function readEntry(place: string, entry: unknown, report: Report): Filing | undefined {
  if (!isObject(entry)) {
    report('error', place, `it is not an object: ${shown(entry)}`);
    return undefined;
  }
  const { start = null, end, val, accn, form, filed, fy = null, fp = null } = entry;
  const wrong: [key: string, problem: string, isWrong: boolean][] = [
    ['val', 'no number', typeof val !== 'number' || !Number.isFinite(val)],
    ['end', 'no day', !isDay(end)],
    ['start', 'no day', start !== null && !isDay(start)],
    ['filed', 'no day', !isDay(filed)],
    ['accn', 'no accession number', typeof accn !== 'string' || !/^\d{10}-\d{2}-\d{6}$/.test(accn)],
    ['form', 'no form', !isText(form)],
    ['fy', 'no year', fy !== null && !Number.isInteger(fy)],
    ['fp', 'no period', fp !== null && typeof fp !== 'string'],
  ];
  const problems = wrong.filter(([, , isWrong]) => isWrong);
  for (const [key, problem] of problems)
    report('error', place, `"${key}" is ${problem}: ${shown(entry[key])}`);
  if (problems.length > 0) return undefined;
  const unknown = Object.keys(entry).filter((key) => !ENTRY_KEYS.has(key));
  if (unknown.length > 0) report('note', place, `not read: ${unknown.map(placeKey).join(', ')}`);
  if (start !== null && (start as string) > (end as string))
    report('error', place, `the period ends on ${end}, before it starts on ${start}`);
  if ((filed as string) < (end as string))
    report('note', place, `it was filed on ${filed}, before the period ended on ${end}`);
  return {
    start: start as string | null,
    end: end as string,
    value: val as number,
    accession: accn as string,
    form: form as string,
    fiscalYear: fy as number | null,
    fiscalPeriod: fp as string | null,
    filed: filed as string,
  };
}

/** One filing that gives two values of a period; both are kept, and the later one in the file counts. */
function noteConflicts(place: string, filings: readonly Filing[], report: Report): void {
  const values = new Map<string, number>();
  for (const { start, end, accession, value } of filings) {
    const key = `${start}/${end}/${accession}`;
    const other = values.get(key);
    if (other !== undefined && other !== value)
      report('note', place, `${accession} gives two values of the period to ${end}: ${other} and ${value}`);
    values.set(key, value);
  }
}

function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
