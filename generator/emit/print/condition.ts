import { EXPRESSION_HELPERS } from '../../expression/functions.ts';
import type { Expression } from '../../model/expression.ts';

import { type Code, code, compiled, identifier, string } from './code.ts';

/**
 * A compiled condition as a function. Its parameter is untyped: the condition was checked against the schemas
 * when it was compiled, and TypeScript can't follow a check like `has(args.x)` into a macro.
 */
export function predicate(parameter: 'args' | 'answers', condition: Expression): Code {
  return code`(${identifier(parameter)}: any) => ${compiled(condition.typescript)}`;
}

/** The import of the helpers that these conditions call; nothing where they call none. */
export function importHelpers(
  conditions: readonly Expression[],
  from = 'toolwright-runtime/expression',
): Code {
  const texts = conditions.map((condition) => condition.typescript);
  const used = EXPRESSION_HELPERS.filter((name) => texts.some((text) => callsHelper(text, name)));
  if (used.length === 0) return code``;
  return code`import { ${compiled(used.join(', '))} } from ${string(from)};\n`;
}

/** Whether a condition calls any helper. */
export function callsHelpers({ typescript }: Expression): boolean {
  return EXPRESSION_HELPERS.some((name) => callsHelper(typescript, name));
}

function callsHelper(text: string, name: string): boolean {
  const withoutStrings = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
  return new RegExp(`(?<![.\\w$])${name}\\(`).test(withoutStrings);
}
