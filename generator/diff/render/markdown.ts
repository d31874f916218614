import { codeSpan, inline } from '../../emit/pages/markdown.ts';
import { acceptanceText, countText, type DiffReport, groupChanges } from '../report.ts';
import { stepSentence } from '../version-step.ts';

/** Changes as a changelog, a section per tool, to be put into a pull request or a release. */
export function renderMarkdownDiff({ changes, step }: DiffReport): string {
  const sections = groupChanges(changes).map(({ title, changes }) => {
    const lines = changes.map(({ kind, message, rule, path, accepted }) => {
      const reason = accepted === undefined ? '' : ` Accepted: ${inline(accepted)}`;
      const where = path === '' ? '' : ` at ${codeSpan(path)}`;
      return `- **${kind}**: ${inline(message)} (${codeSpan(rule)}${where})${reason}`;
    });
    return [`### ${inline(title)}`, '', ...lines, ''].join('\n');
  });
  return [
    step.from === step.to ? `## Since ${step.from}` : `## ${step.to}, since ${step.from}`,
    '',
    ...sections,
    `${countText(changes)}. ${inline(stepSentence(step) + acceptanceText(changes))}`,
    '',
  ].join('\n');
}
