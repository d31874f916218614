import { printable } from '../../diagnostics/printable.ts';
import type { JudgedChange } from '../accept.ts';
import { acceptanceText, countText, type DiffReport, groupChanges, unaccepted } from '../report.ts';
import { type ChangeKind, changeKinds } from '../rules/rule.ts';
import { stepSentence } from '../version-step.ts';
import { wrap } from './wrap.ts';

const ansi: Readonly<Record<ChangeKind | 'bold' | 'dim', string>> = {
  breaking: '\u001b[31m',
  dangerous: '\u001b[33m',
  additive: '\u001b[32m',
  wording: '\u001b[36m',
  bold: '\u001b[1m',
  dim: '\u001b[2m',
};

/** Columns of a terminal that nobody widened. */
const COLUMNS = 80;

const KIND = Math.max(...changeKinds.map((kind) => kind.length));
const MARGIN = ' '.repeat(KIND + 4);

/** Changes for a person: what it means, the rule and the path, the place in the specs, and the step they ask for. */
export function renderHumanDiff({ changes, step, placeOf }: DiffReport, color: boolean): string {
  const paint = (style: keyof typeof ansi, text: string) => (color ? `${ansi[style]}${text}\u001b[0m` : text);
  const within = (text: string) => wrap(printable(text), COLUMNS - MARGIN.length);
  const one = (change: JudgedChange): string[] => {
    const { kind, message, rule, path, accepted } = change;
    const place = placeOf(change);
    const where = place === undefined ? '' : `(${place.file}:${place.line}:${place.column})`;
    const about = [rule, path, where].filter((part) => part !== '').join(' ');
    const [first = '', ...rest] = within(message);
    return [
      `  ${paint(kind, kind.padEnd(KIND))}  ${first}`,
      ...rest.map((line) => `${MARGIN}${line}`),
      ...within(about).map((line) => `${MARGIN}${paint('dim', line)}`),
      ...(accepted === undefined ? [] : within(`accepted: ${accepted}`).map((line) => `${MARGIN}${line}`)),
    ];
  };
  return [
    ...groupChanges(changes).flatMap((group) => [
      ...wrap(group.title, COLUMNS).map((line) => paint('bold', line)),
      ...group.changes.flatMap(one),
      '',
    ]),
    ...wrap(`${countText(changes)}. ${stepSentence(step)}${acceptanceText(changes)}`, COLUMNS),
    ...unaccepted(changes).slice(0, 1).flatMap(acceptance),
    '',
  ].join('\n');
}

/** What to write, with the reason, to accept a change; the first stands for the others. */
function acceptance({ rule, tool, path }: JudgedChange): string[] {
  const named = tool === null ? [] : [`    tool: ${tool}`];
  return ['', `  - rule: ${rule}`, ...named, `    path: ${JSON.stringify(path)}`, '    reason: WHY'];
}
