import { page, type RegistryPage } from './page.ts';

/** What stands where a browser puts the form. */
export const AUDIT_PLACE = 'The form stands here in a browser that runs scripts.';

/** `/audit`, whose form the build puts in its place. */
export function auditPage(): RegistryPage {
  return {
    address: 'audit',
    markdown: page(
      '# Audit a backtest in your browser',
      'The arithmetic of [audit_backtest](tools/audit-backtest.md), computed on this page from the same source. What you paste stays on your machine: there is no endpoint behind the form, and the policy of the page lets it send nothing.',
      'A line or a word is a period, oldest first; spaces, commas and semicolons stand between numbers, and `nan` for a period without one. Headers, dates, percent signs and decimal commas are not guessed at.',
      AUDIT_PLACE,
    ),
  };
}
