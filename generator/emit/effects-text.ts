import type { Effects, Server, Tool } from '../model/contract.ts';
import { storeOf } from '../model/store.ts';

/** What a call changes and puts on record, in a few sentences. */
export function effectsText(tool: Tool, server: Server): string {
  const { effects } = tool;
  if (effects.readOnly) return ['A call changes nothing; it is logged.', ...outside(effects)].join(' ');
  const again = effects.idempotent ? ['An equal call made again changes nothing more.'] : [];
  return [...writing(effects), ...journaling(tool, server), ...again, ...outside(effects)].join(' ');
}

function writing({ writes, journals, destructive }: Effects): string[] {
  const loss = destructive ? 'may overwrite or remove what is stored' : 'removes nothing';
  if (writes !== undefined) return [`A call writes ${writes.trim()} and ${loss}; it is logged.`];
  if (destructive) return [`A call ${loss}; it is logged.`];
  return journals === undefined ? [`A call adds to what is stored and ${loss}; it is logged.`] : [];
}

function journaling(tool: Tool, server: Server): string[] {
  const store = storeOf(tool, server);
  const { journals } = tool.effects;
  if (store === undefined || journals === undefined) return [];
  const { per, memoized, force, forgets = {} } = journals;
  const what = per === undefined ? `one ${store.noun}` : `a ${store.noun} for each ${per.trim()}`;
  const forced = force === undefined ? '' : `, unless \`${force}\` is true`;
  return [
    `A call records ${what} in ${store.title} and says \`journaled: true\`.`,
    store.description.trim(),
    memoized
      ? `An equal earlier call on the same data answers instead${forced}: that answer says \`journaled: false\`, and nothing is recorded again.`
      : 'An equal call made again is recorded again.',
    ...Object.entries(forgets).map(
      ([field, reasonIn]) => `There \`${field}\` is null, and \`${reasonIn}\` says why.`,
    ),
  ];
}

function outside({ openWorld }: Effects): string[] {
  return openWorld ? ['It reaches systems outside this server.'] : [];
}
