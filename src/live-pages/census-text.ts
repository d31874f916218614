import type { CampaignCensus, Counts } from '../census/refusal-census.ts';
import { table } from '../registry-pages/page.ts';
import { escapeHtml } from './escape-html.ts';

/** The census as a page prints it, or why there is none. */
export type CensusState =
  | { readonly kind: 'census'; readonly campaigns: readonly CampaignCensus[] }
  | { readonly kind: 'unavailable'; readonly reason: string };

const HEADER = ['universe', 'declared tapes', 'determinations', 'SELECTED', 'CANDIDATE', 'REFUSAL', 'ERROR'];
const NONE = 'No campaign is sealed on this server.';

/** The census in Markdown. */
export function censusMarkdown(state: CensusState): string {
  return parts(state).map(partMarkdown).join('\n\n');
}

/** The same as HTML: whatever a seal holds is text here. */
export function censusHtml(state: CensusState): string {
  return parts(state).map(partHtml).join('\n');
}

type Part =
  | { readonly kind: 'heading' | 'text' | 'quote'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

function parts(state: CensusState): readonly Part[] {
  if (state.kind === 'unavailable')
    return [{ kind: 'text', text: `The counts can not be read now: ${state.reason}` }];
  if (state.campaigns.length === 0) return [{ kind: 'text', text: NONE }];
  return state.campaigns.flatMap((census): Part[] => [
    { kind: 'heading', text: census.campaign },
    {
      kind: 'text',
      text: `The bar, as record ${census.seq} sealed it at ${census.sealedAt} (SHA-256 ${census.recordHash}):`,
    },
    { kind: 'quote', text: census.bar },
    {
      kind: 'table',
      rows: [
        ...census.universes.map((counts) => [counts.universe, ...cells(counts)]),
        ['all', ...cells(census.total)],
      ],
    },
    { kind: 'text', text: remarks(census) },
  ]);
}

function partMarkdown(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `### ${part.text}`;
    case 'text':
      return part.text;
    case 'quote':
      return part.text.replace(/^/gm, '    ');
    case 'table':
      return table(HEADER, part.rows);
  }
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `<h3>${escapeHtml(part.text)}</h3>`;
    case 'text':
      return `<p>${escapeHtml(part.text)}</p>`;
    case 'quote':
      return `<pre tabindex="0"><code>${escapeHtml(part.text)}</code></pre>`;
    case 'table':
      return `<table><thead>${row('th', HEADER)}</thead><tbody>${part.rows.map((texts) => row('td', texts)).join('')}</tbody></table>`;
  }
}

function cells({ declaredTapes, determinations, selected, candidate, refusal, error }: Counts): string[] {
  return [declaredTapes, determinations, selected, candidate, refusal, error].map(String);
}

function remarks(census: CampaignCensus): string {
  const { refusalCodes, repeated, undeclared, sealedAgain, gradedAt } = census;
  const codes = refusalCodes.map(({ code, count }) => `${code} ${count}`).join(', ');
  return [
    ...(codes === '' ? [] : [`Refused by code: ${codes}.`]),
    `Repeated audits ${repeated}, audits of undeclared tapes ${undeclared}, later seals of the name ${sealedAgain}.`,
    gradedAt === null ? 'No tape is determined yet.' : `Last determination at ${gradedAt}.`,
  ].join(' ');
}

function row(cell: 'th' | 'td', texts: readonly string[]): string {
  return `<tr>${texts.map((text) => `<${cell}>${escapeHtml(text)}</${cell}>`).join('')}</tr>`;
}
