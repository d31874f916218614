import { printable } from '../diagnostics/printable.ts';
import { wrap } from '../diff/render/wrap.ts';
import type { SourceFile } from '../load/spec-file.ts';
import type { Refused } from './refused.ts';

/** Columns of a terminal that nobody widened. */
const COLUMNS = 80;

interface Written {
  readonly files: readonly SourceFile[];
  readonly refused: readonly Refused[];
  readonly folder: string;
  /** False where there is no server yet. */
  readonly isRunning: boolean;
}

/** What was written, what is left to do, and which clients would refuse what the server lists. */
export function renderSummary({ files, refused, folder, isRunning }: Written): string {
  const todos = files.reduce((sum, { text }) => sum + (text.match(/\bTODO: /g)?.length ?? 0), 0);
  const tools = files.filter(({ path }) => path.startsWith('specs/tools/')).length;
  const listed = isRunning ? 'what the server lists today' : 'what a server of these specs lists';
  const within = (text: string, margin: number) =>
    wrap(printable(text), COLUMNS - margin).map((line) => `${' '.repeat(margin)}${line}`);
  const byClient = Map.groupBy(refused, ({ client }) => client);
  const clients = [...byClient].flatMap(([client, rules]) => [
    `  ${client}`,
    ...rules.flatMap(({ rule, problem, tools: names, pointer }) => {
      const more = names.length > 1 ? ` and ${names.length - 1} more` : '';
      return within(`${rule}: ${problem} (${names[0]}${more}, at ${pointer})`, 4);
    }),
  ]);
  return [
    `wrote ${files.length} files of ${tools} tool${tools === 1 ? '' : 's'} below ${folder}`,
    `${todos} TODO${todos === 1 ? ' is' : 's are'} left in them: \`grep -rn TODO specs\``,
    ...(refused.length === 0
      ? [`no known client refuses or misreads ${listed}`]
      : [`clients that refuse or misread ${listed}:`, ...clients]),
    `next: \`toolwright gen\`, then ${isRunning ? '`toolwright verify` with the same server' : '`toolwright scaffold`'}`,
    '',
  ].join('\n');
}
