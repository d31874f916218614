import type { ReadOnlyAnswer, ReadOnlyRequest } from 'toolwright-runtime/http';
import { isDay } from '../data/day.ts';
import { isSymbol } from '../data/facts/company-facts.ts';
import type { FactStore } from '../data/facts/imported-facts.ts';
import { hasConcept, knownFacts } from '../data/facts/known-facts.ts';

const DEFAULT_LIMIT = 100;
const MAXIMUM_LIMIT = 1_000;

/** `/api/fundamentals/{symbol}`: filed facts as they were known on a day, each cited by its accession number. */
export function readFundamentals(
  { parameters, query, now }: ReadOnlyRequest,
  store: FactStore,
): ReadOnlyAnswer {
  const symbol = parameters['symbol'] ?? '';
  const today = now.toISOString().slice(0, 10);
  const asOf = query.get('asOf') ?? today;
  const limit = query.get('limit') ?? String(DEFAULT_LIMIT);
  const concept = query.get('concept') ?? undefined;
  if (!isSymbol(symbol))
    return problem(422, 'INVALID_SYMBOL', 'The symbol is not one of capitals, digits, dots and hyphens.');
  if (!isDay(asOf)) return problem(422, 'INVALID_AS_OF', 'asOf is no day written YYYY-MM-DD.');
  if (asOf > today)
    return problem(422, 'INVALID_AS_OF', `asOf is ${asOf}, which is not known yet: today is ${today}.`);
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAXIMUM_LIMIT)
    return problem(422, 'INVALID_LIMIT', `limit is no whole number from 1 to ${MAXIMUM_LIMIT}.`);
  const company = store.find(symbol);
  if (company === undefined) {
    const detail = `No facts of ${symbol} were imported here. The operator imports EDGAR's file of them with \`quant data import-facts\`.`;
    return problem(404, 'NO_FACTS', detail, { symbols: store.symbols() });
  }
  if (concept !== undefined && !hasConcept(company, concept))
    return problem(
      404,
      'NO_SUCH_CONCEPT',
      `${symbol} has filed no such concept; without concept every one is listed.`,
    );
  const { facts, count, newestFiled } = knownFacts(company, {
    asOf,
    limit: Number(limit),
    ...(concept !== undefined && { concept }),
  });
  const { entity, cik, source } = company;
  return {
    kind: 'json',
    body: {
      symbol,
      entity,
      cik,
      source: { vendor: 'SEC EDGAR company facts', ...source },
      asOf,
      newestFiled,
      count,
      facts,
    },
  };
}

function problem(status: number, code: string, detail: string, more: object = {}): ReadOnlyAnswer {
  return { kind: 'problem', status, code, detail, ...more };
}
