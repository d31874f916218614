import { githubCommand, renderGithub } from '../../diagnostics/render-machine.ts';
import type { JudgedChange } from '../accept.ts';
import { acceptanceText, countText, type DiffReport, groupChanges } from '../report.ts';
import { fails } from '../rules/rule.ts';
import { stepSentence } from '../version-step.ts';

/** One JSON document: `{"changes": [...], "step": {...}, "findings": [...]}`, a change per tool, for programs. */
export function renderJsonDiff({ changes, step, findings, placeOf }: DiffReport): string {
  const placed = changes.map((change) => ({ ...change, place: placeOf(change) ?? null }));
  return `${JSON.stringify({ changes: placed, step, findings }, null, 2)}\n`;
}

/** Workflow commands: an error for what nobody accepted, a warning for what somebody did, a notice for the rest. */
export function renderGithubDiff({ changes, step, findings, placeOf }: DiffReport): string {
  const groups = groupChanges(changes).flatMap(({ title, changes }) =>
    changes.map((change) => {
      const reason = change.accepted === undefined ? '' : ` Accepted: ${change.accepted}`;
      const text = `${title}: ${change.message}${reason}`;
      return githubCommand(levelOf(change), placeOf(change), `${change.kind} ${change.rule}`, text);
    }),
  );
  const summary = `${countText(changes)}. ${stepSentence(step)}${acceptanceText(changes)}`;
  return [
    ...groups,
    renderGithub(findings),
    githubCommand('notice', undefined, 'toolwright diff', summary),
  ].join('');
}

function levelOf({ kind, accepted }: JudgedChange): 'error' | 'warning' | 'notice' {
  if (!fails(kind)) return 'notice';
  return accepted === undefined ? 'error' : 'warning';
}
