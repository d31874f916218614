import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { compareLimits } from '../limits.ts';
import { compareNamed } from '../lists.ts';
import { show } from '../show.ts';
import { restOf } from '../unexplained.ts';
import { compareAccess } from './access.ts';
import { comparePrompts } from './prompts.ts';

const identity = ['name', 'metaPrefix'] as const;
const sentences = ['title', 'summary', 'instructions'] as const;
const parts = [
  'toolsets',
  'environment',
  'switches',
  'httpSwitch',
  'access',
  'limits',
  'vocabularies',
  'prompts',
] as const;

/** What holds for the server as a whole. Its version is no change: it is what changes ask for. */
export function compareServer(before: unknown, after: unknown): Change[] {
  const root: Spot = { tool: null, path: [], name: 'server' };
  const sides = (key: string) => [memberOf(before, key), memberOf(after, key), inside(root, [key])] as const;
  const differing = (keys: readonly string[]) => keys.filter((key) => !equal(sides(key)[0], sides(key)[1]));
  return [
    ...differing(identity).map((what) => {
      const [from, to, at] = sides(what);
      return changed('SERVER_IDENTITY_CHANGED', at, from, to, { what });
    }),
    ...differing(sentences).map((what) => {
      const [from, to, at] = sides(what);
      return changed('SERVER_REWORDED', at, from, to, { what: `${what} of the server` });
    }),
    ...compareDeclared(...sides('toolsets'), 'TOOLSET_ADDED', 'TOOLSET_REMOVED', {}),
    ...compareDeclared(...sides('environment'), 'ENVIRONMENT_ADDED', 'ENVIRONMENT_REMOVED', {
      default: variableChange('default'),
      secret: variableChange('secret'),
    }),
    ...compareDeclared(...sides('switches'), 'SERVER_SWITCH_ADDED', 'SERVER_SWITCH_REMOVED', {
      variable: (from, to, at) => changed('SERVER_SWITCH_CHANGED', at, from, to),
      onByDefault: (from, to, at) =>
        changed(to === true ? 'SERVER_SWITCH_ON_BY_DEFAULT' : 'SERVER_SWITCH_OFF_BY_DEFAULT', at, from, to),
    }),
    ...compareHttpSwitch(...sides('httpSwitch')),
    ...compareAccess(...sides('access')),
    ...compareLimits(...sides('limits')),
    ...compareDeclared(...sides('vocabularies'), 'VOCABULARY_ADDED', 'VOCABULARY_REMOVED', {}),
    ...comparePrompts(...sides('prompts')),
    ...restOf(before, after, root, [...identity, ...sentences, ...parts, 'version']),
  ];
}

/** Things that server.yaml or vocabularies.yaml declare by name, each with a description. */
function compareDeclared(
  before: unknown,
  after: unknown,
  spot: Spot,
  added: 'TOOLSET_ADDED' | 'ENVIRONMENT_ADDED' | 'SERVER_SWITCH_ADDED' | 'VOCABULARY_ADDED',
  removed: 'TOOLSET_REMOVED' | 'ENVIRONMENT_REMOVED' | 'SERVER_SWITCH_REMOVED' | 'VOCABULARY_REMOVED',
  facts: Readonly<Record<string, FactJudge>>,
): Change[] {
  const description = (entry: unknown) => show(memberOf(entry, 'description'));
  return compareNamed(before, after, spot, {
    added: (entry, at) => [changed(added, at, undefined, entry, { to: description(entry) })],
    removed: (entry, at) => [changed(removed, at, entry, undefined, { from: description(entry) })],
    both: (from, to, at) => [
      ...Object.entries({
        title: sentenceChange('title'),
        description: sentenceChange('description'),
        ...facts,
      }).flatMap(([key, judge]) => {
        const [old, current] = [memberOf(from, key), memberOf(to, key)];
        return equal(old, current) ? [] : [judge(old, current, inside(at, [key]))];
      }),
      ...restOf(from, to, at, ['name', 'title', 'description', ...Object.keys(facts)]),
    ],
  });
}

type FactJudge = (before: unknown, after: unknown, spot: Spot) => Change;

function sentenceChange(key: string): FactJudge {
  return (from, to, at) => changed('SERVER_REWORDED', at, from, to, { what: `${key} of ${at.name}` });
}

function variableChange(what: string): FactJudge {
  return (from, to, at) => changed('ENVIRONMENT_CHANGED', at, from, to, { what });
}

/** The switch that calls over HTTP need. Another one is one more and one less. */
function compareHttpSwitch(before: unknown, after: unknown, spot: Spot): Change[] {
  if (equal(before, after)) return [];
  return [
    ...(before === undefined ? [] : [changed('HTTP_SWITCH_REMOVED', spot, before, after)]),
    ...(after === undefined ? [] : [changed('HTTP_SWITCH_ADDED', spot, before, after)]),
  ];
}
