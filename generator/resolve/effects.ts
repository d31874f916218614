import { diagnostic } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Journaling, Tool } from '../model/contract.ts';
import { type ObjectNode, type Property, target } from '../model/node.ts';
import { defined } from './defined.ts';
import { checkName } from './names.ts';
import type { ToolScope } from './signature.ts';
import type { ToolSpec } from './spec.ts';

type EffectsScope = Pick<ToolScope, 'names' | 'report' | 'hasSnapshot'>;

/** What a call changes, defaults explicit; reports what the effects say against each other. */
export function resolveEffects(
  { effects }: ToolSpec,
  { arguments: args, result }: { readonly arguments: ObjectNode; readonly result: ObjectNode },
  document: SpecDocument,
  scope: EffectsScope,
): Tool['effects'] {
  const contradict = (key: string, problem: string) =>
    scope.report(diagnostic('T312', document.placeOfValue(['effects', key]), { problem }));
  const { readOnly, writes, destructive = false, openWorld = false } = effects;
  const journals = effects.journals && defined({ memoized: false, ...effects.journals });
  if (journals !== undefined) {
    checkJournals(journals, args, document, scope);
    checkForgotten(journals, result, document, scope);
  }
  if (readOnly && (writes ?? journals) !== undefined) {
    const what = writes === undefined ? 'journals' : 'writes';
    contradict('readOnly', `a read-only call changes nothing, and this one ${what}`);
  }
  const repeats = journals?.memoized === true && journals.force === undefined;
  const { idempotent = readOnly || repeats } = effects;
  if (effects.idempotent && journals !== undefined && !repeats) {
    contradict('idempotent', 'an equal call can journal again, so repeating it changes more');
  }
  return defined({ readOnly, writes, journals, destructive, idempotent, openWorld });
}

function checkJournals(
  { store, memoized, force }: Journaling,
  args: ObjectNode,
  document: SpecDocument,
  { names, report, hasSnapshot }: EffectsScope,
): void {
  const at = (key: string) => document.placeOfValue(['effects', 'journals', key]);
  checkName('store', store, names.store, at('store'), report);
  if (memoized && hasSnapshot === false) {
    const problem = 'an earlier answer holds on the same data alone, and server.yaml names no snapshot';
    report(diagnostic('T312', at('memoized'), { problem }));
  }
  if (force === undefined) return;
  const known = args.properties.map(({ name }) => name);
  checkName('argument', force, known, at('force'), report);
  const argument = args.properties.find(({ name }) => name === force);
  const problem = memoized
    ? argument && !(target(argument.node).type === 'boolean' && argument.default === false)
      ? `"${force}" computes anew where it is true, so it is a boolean with the default false`
      : undefined
    : 'nothing is memoized that a call could be forced past';
  if (problem !== undefined) report(diagnostic('T312', at('force'), { problem }));
}

/** What is forgotten can be null, and a text says why. */
function checkForgotten(
  { memoized, forgets = {} }: Journaling,
  { properties }: ObjectNode,
  document: SpecDocument,
  { report }: EffectsScope,
): void {
  const path = ['effects', 'journals', 'forgets'];
  const known = properties.map(({ name }) => name);
  const names = Object.entries(forgets);
  if (!memoized && names.length > 0) {
    const problem = 'nothing is memoized that could be given again without it';
    report(diagnostic('T312', document.placeOfKey(path), { problem }));
  }
  for (const [name, reasonIn] of names) {
    const [keyPlace, place] = [document.placeOfKey([...path, name]), document.placeOfValue([...path, name])];
    checkName('field', name, known, keyPlace, report);
    checkName('field', reasonIn, known, place, report);
    const [field, reason] = [name, reasonIn].map((wanted) => properties.find((each) => each.name === wanted));
    if (field !== undefined && !canBeNull(field)) {
      const problem = `"${name}" is null in an answer that is given again, so it is required with nullWhen`;
      report(diagnostic('T312', keyPlace, { problem }));
    }
    if (reason !== undefined && !(canBeNull(reason) && target(reason.node).type === 'string')) {
      const problem = `"${reasonIn}" says why "${name}" is null, so it is a required string with nullWhen`;
      report(diagnostic('T312', place, { problem }));
    }
  }
}

function canBeNull({ node, required }: Property): boolean {
  return required && (node.nullWhen ?? target(node).nullWhen) !== undefined;
}
