import { html, NOTHING } from './html.ts';
import type { Report } from './report.ts';
import {
  type DeflatedBest,
  foldsSection,
  parametersSection,
  pathSections,
  tradesSection,
} from './sections.ts';
import { REPORT_POLICY, STYLE } from './style.ts';
import { keyFigures, preamble } from './summary.ts';
import { parametersText } from './tables.ts';

/**
 * The report as one HTML document that needs nothing else and runs nothing. Equal reports give equal bytes. Whatever a name or
 * a title holds is text in it.
 */
export function renderReport(report: Report & DeflatedBest): string {
  const { title, recorded, omitted } = report;
  const { trial } = recorded;
  // Its hash stands in the policy, so that it goes in as it is.
  const style = { markup: STYLE };
  const { markup } = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${REPORT_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1><bdi>${title}</bdi></h1>
${preamble(report)}
<p>${trial.kind === 'walk_forward' ? 'Parameters of the last fold' : 'Parameters'}: ${parametersText(trial.parameters)}.</p>
${keyFigures(report)}
${pathSections(report)}
${foldsSection(report)}
${parametersSection(report)}
${tradesSection(report)}
<footer>
<p>Trial ${recorded.id}, put on record at ${recorded.recordedAt}. Family: ${trial.family}. Simulated on past bars; it says nothing about later ones by itself.</p>
${omitted.length === 0 ? NOTHING : html`<ul>${omitted.map(({ section, reason }) => html`<li>No ${section}: ${reason}</li>`)}</ul>`}
</footer>
</main>
</body>
</html>
`;
  return `<!DOCTYPE html>\n${markup}`;
}
