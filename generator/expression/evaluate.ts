import type { Expression } from '../model/expression.ts';
import { contains, equal, near, size } from './helpers.ts';

/** Whether a condition of a guarantee holds for these answers. Throws where it reads what they do not have. */
export function holdsFor({ typescript }: Expression, answers: Readonly<Record<string, unknown>>): boolean {
  const names = ['answers', 'contains', 'equal', 'near', 'size'];
  const body = `(${names.join(', ')}) => (${withoutTypes(typescript)})`;
  // Compiled of a checked expression by the same rules as the tests that are generated.
  const check = new Function(`return ${body}`)() as (...values: unknown[]) => unknown;
  return check(answers, contains, equal, near, size) === true;
}

/** The one annotation that is compiled, `(x: any) =>`, taken away outside of texts. */
function withoutTypes(typescript: string): string {
  return typescript.replace(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\((\w+): any\) =>/g,
    (found, name: string | undefined) => (name === undefined ? found : `(${name}) =>`),
  );
}
