/** A page of the site that is made from a registry or the store, and the file that makes it. */
export interface SurfacePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly file: string;
}

/** Pages that are listed beside the paths that answer with JSON. */
export const PAGES: readonly SurfacePage[] = [
  {
    path: '/docs/indicators/{id}',
    title: 'An indicator',
    description:
      'What a study of the registry computes and assumes, whether it repaints, and what lies outside its inputs.',
    file: 'src/registry-pages/indicator-pages.ts',
  },
  {
    path: '/docs/patterns/{id}',
    title: 'A pattern',
    description: 'The rule that a candlestick shape or chart formation is detected by.',
    file: 'src/registry-pages/pattern-pages.ts',
  },
  {
    path: '/docs/refusals',
    title: 'The census of campaigns',
    description: 'The sealed bar of each campaign, and the counts of its tapes.',
    file: 'src/live-pages/live-pages.ts',
  },
  {
    path: '/llms.txt',
    title: 'The site for models',
    description: 'Every page with its address and what it is about; /llms-full.txt has their texts.',
    file: 'generator/site/llms.ts',
  },
  {
    path: '/audit',
    title: 'An audit in the browser',
    description: 'The arithmetic of audit_backtest on a curve that stays on the machine of its reader.',
    file: 'src/audit-page/browser/main.ts',
  },
];
