import type { ASTNode } from '@marcbachmann/cel-js';
import { type Context, mismatch } from './context.ts';
import { withoutVariable } from './presence.ts';
import type { Compiled } from './scope.ts';
import { any, boolean, nameOfType, string, type ValueType } from './value-type.ts';

export const macroNames = ['exists', 'exists_one', 'all', 'filter', 'map'] as const;

type MacroName = (typeof macroNames)[number];

/** True where the method is a macro over the entries of a list, or the keys of an object. */
export function isMacro(name: string): name is MacroName {
  return (macroNames as readonly string[]).includes(name);
}

/** Names that TypeScript, or the text that surrounds a compiled condition, already uses. */
const takenNames: ReadonlySet<string> = new Set(
  (
    'args answers contains equal near size Math Object RegExp undefined NaN Infinity arguments await break case catch ' +
    'class const continue debugger default delete do else enum eval export extends finally for function if implements ' +
    'import instanceof interface let new package private protected public return static super switch this throw try ' +
    'typeof var void while with yield'
  ).split(' '),
);

/** `list.exists(x, condition)` and its like. */
export function compileMacro(
  node: ASTNode,
  name: MacroName,
  receiver: ASTNode,
  argumentNodes: readonly ASTNode[],
  context: Context,
): Compiled {
  const list = context.compile(receiver, context);
  const [variableNode, body] = argumentNodes;
  if (variableNode?.op !== 'id' || body === undefined || argumentNodes.length !== 2) {
    return mismatch(`${name} takes a variable and an expression, as in list.${name}(x, ...)`, node, context);
  }
  const entries = entriesOf(list);
  if (entries === undefined) {
    return mismatch(`${nameOfType(list.type)} has no entries for ${name}`, receiver, context);
  }

  const variable = freeName(variableNode.args, context);
  const inner = context.compile(body, {
    ...context,
    present: withoutVariable(context.present, variableNode.args),
    variables: new Map(context.variables).set(variableNode.args, {
      type: entries.type,
      typescript: variable,
    }),
  });
  const isCondition = inner.type.kind === 'boolean' || inner.type.kind === 'any';
  if (name !== 'map' && !isCondition) {
    return mismatch(`${name} takes a condition, not ${nameOfType(inner.type)}`, body, context);
  }
  const callback = `((${variable}: any) => ${inner.typescript})`;
  const over = (method: string): string => `${entries.typescript}.${method}${callback}`;
  const most =
    list.type.kind === 'list' && list.type.maxItems !== undefined ? { maxItems: list.type.maxItems } : {};
  switch (name) {
    case 'exists':
      return { type: boolean, typescript: over('some') };
    case 'all':
      return { type: boolean, typescript: over('every') };
    case 'exists_one':
      return { type: boolean, typescript: `(${over('filter')}.length === 1)` };
    case 'filter':
      return { type: { kind: 'list', items: entries.type, ...most }, typescript: over('filter') };
    case 'map':
      return { type: { kind: 'list', items: inner.type, ...most }, typescript: over('map') };
  }
}

/** The variable's own name, with underscores where TypeScript or another variable around it has that name. */
function freeName(name: string, { variables }: Context): string {
  const others = [...variables].filter(([other]) => other !== name).map(([, { typescript }]) => typescript);
  let free = name;
  while (takenNames.has(free) || others.includes(free)) free += '_';
  return free;
}

/** What a macro runs over. */
function entriesOf({ type, typescript }: Compiled): { type: ValueType; typescript: string } | undefined {
  if (type.kind === 'list') return { type: type.items, typescript };
  if (type.kind === 'object') {
    const keys: ValueType = type.others ? string : { kind: 'string', values: [...type.fields.keys()] };
    return { type: keys, typescript: `Object.keys(${typescript})` };
  }
  return type.kind === 'any' ? { type: any, typescript } : undefined;
}
