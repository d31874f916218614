import type { StudyParameter } from '../charts/indicators/study.ts';
import { table } from './page.ts';

/** Parameters with their bounds; a sentence where there are none. */
export function parameterTable(parameters: readonly StudyParameter[]): string {
  if (parameters.length === 0) return 'It has none.';
  return table(
    ['parameter', 'default', 'from', 'to', 'meaning'],
    parameters.map(({ name, description, default: value, minimum, maximum, whole }) => [
      `\`${name}\``,
      String(value),
      String(minimum),
      String(maximum),
      `${description}${whole ? ' A whole number.' : ''}`,
    ]),
  );
}
