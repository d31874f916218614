import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { compareNamed, compareValues } from '../lists.ts';
import { show } from '../show.ts';
import { restOf, unexplained } from '../unexplained.ts';

const sentences = ['title', 'description', 'text'];

/** Messages that clients offer to people. */
export function comparePrompts(before: unknown, after: unknown, spot: Spot): Change[] {
  return compareNamed(before, after, spot, {
    added: (prompt, at) => [changed('PROMPT_ADDED', at, undefined, prompt, { to: described(prompt) })],
    removed: (prompt, at) => [changed('PROMPT_REMOVED', at, prompt, undefined, { from: described(prompt) })],
    both: (from, to, at) => [
      ...reworded(from, to, at, sentences, ''),
      ...compareArguments(memberOf(from, 'arguments'), memberOf(to, 'arguments'), inside(at, ['arguments'])),
      ...compareTools(memberOf(from, 'tools'), memberOf(to, 'tools'), inside(at, ['text'])),
      ...restOf(from, to, at, ['name', 'arguments', 'tools', ...sentences]),
    ],
  });
}

function described(entry: unknown): string {
  return show(memberOf(entry, 'description'));
}

function reworded(
  before: unknown,
  after: unknown,
  spot: Spot,
  keys: readonly string[],
  of: string,
): Change[] {
  return keys.flatMap((what) => {
    const [from, to] = [memberOf(before, what), memberOf(after, what)];
    if (equal(from, to)) return [];
    return [changed('PROMPT_REWORDED', inside(spot, [what]), from, to, { what: `${what}${of}` })];
  });
}

/** What people fill in; `spot` bears the name of the prompt. */
function compareArguments(before: unknown, after: unknown, spot: Spot): Change[] {
  const prompt = spot.name;
  return compareNamed(before, after, spot, {
    added: (argument, at) => {
      const must = memberOf(argument, 'required') === true;
      const rule = must ? 'PROMPT_ARGUMENT_ADDED_REQUIRED' : 'PROMPT_ARGUMENT_ADDED';
      return [changed(rule, at, undefined, argument, { prompt, to: described(argument) })];
    },
    removed: (argument, at) => [
      changed('PROMPT_ARGUMENT_REMOVED', at, argument, undefined, { prompt, from: described(argument) }),
    ],
    both: (from, to, at) => {
      const [was, is] = [memberOf(from, 'required'), memberOf(to, 'required')];
      const rule = is === true ? 'PROMPT_ARGUMENT_REQUIRED' : 'PROMPT_ARGUMENT_OPTIONAL';
      return [
        ...(equal(was, is) ? [] : [changed(rule, inside(at, ['required']), was, is, { prompt })]),
        ...reworded(from, to, { ...at, name: prompt }, ['description'], ` of ${at.name}`),
        ...restOf(from, to, at, ['name', 'required', 'description']),
      ];
    },
  });
}

/** The tools that the text names; where one is not served, neither is the prompt. */
function compareTools(before: unknown, after: unknown, spot: Spot): Change[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return unexplained(before, after, spot);
  const changes = compareValues(before, after, spot, {
    added: (tool) => changed('PROMPT_TOOL_ADDED', spot, before, after, { tool }),
    removed: (tool) => changed('PROMPT_TOOL_REMOVED', spot, before, after, { tool }),
  });
  // Their order follows the text, which is reported.
  return changes.filter(({ rule }) => rule !== 'ORDER_CHANGED');
}
