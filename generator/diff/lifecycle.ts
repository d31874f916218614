import { type Change, changed, inside, type Spot } from './change.ts';
import { equal, memberOf } from './json.ts';
import type { Rule } from './rules/table.ts';
import { show } from './show.ts';
import { restOf } from './unexplained.ts';

/** What tells when a tool, an argument or a field came, and that it will go. */
export const lifecycleKeys: readonly string[] = ['since', 'deprecated'];

export function compareLifecycle(before: unknown, after: unknown, spot: Spot): Change[] {
  const [wasSince, isSince] = [memberOf(before, 'since'), memberOf(after, 'since')];
  return [
    ...(equal(wasSince, isSince)
      ? []
      : [changed('SINCE_CHANGED', inside(spot, ['since']), wasSince, isSince)]),
    ...compareDeprecation(
      memberOf(before, 'deprecated'),
      memberOf(after, 'deprecated'),
      inside(spot, ['deprecated']),
    ),
  ];
}

function compareDeprecation(before: unknown, after: unknown, spot: Spot): Change[] {
  if (equal(before, after)) return [];
  const because = (deprecation: unknown) => show(memberOf(deprecation, 'because'));
  if (before === undefined) return [changed('DEPRECATED', spot, before, after, { to: because(after) })];
  if (after === undefined) {
    return [changed('DEPRECATION_WITHDRAWN', spot, before, after, { from: because(before) })];
  }
  const sentences = ['since', 'instead', 'because'];
  return [
    ...sentences
      .filter((what) => !equal(memberOf(before, what), memberOf(after, what)))
      .map((what) => {
        const [from, to] = [memberOf(before, what), memberOf(after, what)];
        return changed('DEPRECATION_REWORDED', inside(spot, [what]), from, to, { what });
      }),
    ...restOf(before, after, spot, sentences),
  ];
}

/** Something that is gone: by the second rule, and accepted by that, where the old contract announced it. */
export function gone(
  rules: readonly [unannounced: Removal, announced: Removal],
  spot: Spot,
  before: unknown,
  from: string,
): Change {
  const deprecated = memberOf(before, 'deprecated');
  if (deprecated === undefined) return changed<Removal>(rules[0], spot, before, undefined, { from });
  const [since, because] = ['since', 'because'].map((key) => String(memberOf(deprecated, key)));
  return {
    ...changed<Removal>(rules[1], spot, before, undefined, { from }),
    announced: `deprecated since ${since}: ${because}`,
  };
}

type Removal = Extract<Rule, `${'TOOL' | 'ARGUMENT' | 'RESULT_FIELD'}_${'REMOVED' | 'RETIRED'}`>;
