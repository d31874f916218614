import { createHash } from 'node:crypto';

/** How a report looks: on wide and narrow windows, light and dark, on paper. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1c2430; --quiet: #556070; --rule: #d8dde4; --line: #1d4ed8; --even: #e5e7eb;
  --gain-1: #dbeafe; --gain-2: #93c5fd; --gain-3: #4f94ea; --gain-4: #2563c9; --gain-5: #173f8a;
  --loss-1: #ffedd5; --loss-2: #fdba74; --loss-3: #f08a3c; --loss-4: #c25a17; --loss-5: #7c3510; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12161c; --ink: #e6e9ee; --quiet: #a3adba; --rule: #333b46; --line: #7aa7ff; --even: #2b323c;
    --gain-1: #17263f; --gain-2: #1f3f77; --gain-3: #2f62bd; --gain-4: #5b92ef; --gain-5: #a9c8ff;
    --loss-1: #3a2414; --loss-2: #69360f; --loss-3: #a85316; --loss-4: #e58a45; --loss-5: #ffcb9a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0.5rem 0; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; }
p, figcaption { overflow-wrap: anywhere; margin: 0.25rem 0 0.75rem; }
.quiet, figcaption { color: var(--quiet); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 0.75rem; margin: 1rem 0; }
dl div { border-top: 2px solid var(--rule); padding-top: 0.35rem; min-width: 0; }
dt { color: var(--quiet); font-size: 0.85rem; }
dd { margin: 0; font-size: 1.1rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
figure { margin: 0; }
ol, ul { list-style: none; margin: 0; padding: 0; }
.plot { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.25rem 0.5rem; font-size: 0.8rem; color: var(--quiet); }
.plot svg { width: 100%; height: 15rem; display: block; overflow: visible; }
.map .plot svg { height: 20rem; overflow: hidden; }
.side { display: flex; flex-direction: column; justify-content: space-between; text-align: right; font-variant-numeric: tabular-nums; }
.side li { line-height: 0; white-space: nowrap; }
.side.cells li { flex: 1; display: flex; align-items: center; justify-content: flex-end; }
.foot { grid-column: 2; display: flex; justify-content: space-between; min-height: 1.5em; }
.foot.cells li { flex: 1; min-width: 0; display: flex; justify-content: center; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin-top: 0.5rem; font-size: 0.8rem; color: var(--quiet); }
.legend svg { width: 0.9em; height: 0.9em; vertical-align: -0.1em; }
.grid, .base { stroke: var(--rule); vector-effect: non-scaling-stroke; }
.base { stroke: var(--quiet); }
.line { fill: none; stroke: var(--line); stroke-width: 1.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.beside { fill: none; stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 5 3; vector-effect: non-scaling-stroke; }
.area { fill: var(--line); fill-opacity: 0.12; }
rect { shape-rendering: crispEdges; }
.none, .even { fill: var(--even); }
${['gain', 'loss'].flatMap((hue) => [1, 2, 3, 4, 5].map((depth) => `.${hue}-${depth} { fill: var(--${hue}-${depth}); }`)).join('\n')}
.reported { stroke: var(--ink); stroke-width: 3; vector-effect: non-scaling-stroke; }
.frame { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.5rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th:first-child { text-align: left; }
@media screen and (max-width: 34rem) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody { display: block; }
  tr { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.3rem 0; border-bottom: 1px solid var(--rule); }
  th, td { display: block; padding: 0; border: 0; text-align: left; }
  th { flex-basis: 100%; }
  td::before { content: attr(data-label) " "; color: var(--quiet); }
  td:empty { display: none; }
}
footer { margin-top: 2rem; border-top: 1px solid var(--rule); padding-top: 0.5rem; font-size: 0.85rem; color: var(--quiet); }
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --quiet: #444; --rule: #bbb; --line: #1d4ed8; --even: #e5e7eb;
    --gain-1: #dbeafe; --gain-2: #93c5fd; --gain-3: #4f94ea; --gain-4: #2563c9; --gain-5: #173f8a;
    --loss-1: #ffedd5; --loss-2: #fdba74; --loss-3: #f08a3c; --loss-4: #c25a17; --loss-5: #7c3510; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  .frame { overflow: visible; }
  table { font-size: 7.5pt; }
  th, td { padding: 0.1rem 0.25rem; white-space: normal; }
  figure, dl, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  rect, .area { print-color-adjust: exact; }
}
`;

/** Nothing is loaded, run or sent; the style is this one and no other. */
export const REPORT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;
