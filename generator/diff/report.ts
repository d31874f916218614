import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { JudgedChange } from './accept.ts';
import { type ChangeKind, changeKinds, fails } from './rules/rule.ts';
import type { VersionStep } from './version-step.ts';

/** All that a comparison found; what is printed is made of this alone. */
export interface DiffReport {
  readonly changes: readonly JudgedChange[];
  readonly step: VersionStep;
  /** Acceptances that accept nothing, and a version that is not enough. */
  readonly findings: readonly Diagnostic[];
  /** Where the specs say what a change is about; undefined where they no longer say it. */
  readonly placeOf: (change: Located) => Place | undefined;
}

/** What tells where a change is. */
export type Located = Pick<JudgedChange, 'tool' | 'path'>;

/** True where all that callers may have to follow is accepted, and nothing else is to be done. */
export function isAccepted({ changes, findings }: DiffReport): boolean {
  return findings.length === 0 && unaccepted(changes).length === 0;
}

/** Changes that concern the same tools. */
export interface ChangeGroup {
  /** "the server" where it is no tool. */
  readonly title: string;
  readonly changes: readonly JudgedChange[];
}

/** What changed for several tools at once, a shared type or code, is told once, under all their names. */
export function groupChanges(changes: readonly JudgedChange[]): ChangeGroup[] {
  const alike = Map.groupBy(changes, ({ rule, path, message }) => JSON.stringify([rule, path, message]));
  const groups = Map.groupBy(alike.values(), (same) =>
    same.map(({ tool }) => tool ?? 'the server').join(', '),
  );
  return [...groups].map(([title, members]) => ({
    title,
    changes: byKind(members.map(([first]) => first!)),
  }));
}

/** Breaking ones first, and those of one kind in the order of the contract. */
export function byKind<C extends { readonly kind: ChangeKind }>(changes: readonly C[]): C[] {
  return [...changes].sort((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind));
}

/** Changes that fail a comparison until a reason accepts them, each once where it concerns several tools. */
export function unaccepted(changes: readonly JudgedChange[]): readonly JudgedChange[] {
  const open = changes.filter(({ kind, accepted }) => fails(kind) && accepted === undefined);
  return groupChanges(open).flatMap((group) => group.changes);
}

/** "2 changes need a reason in specs/accepted-changes.yaml."; empty where none does. */
export function acceptanceText(changes: readonly JudgedChange[]): string {
  const { length } = unaccepted(changes);
  if (length === 0) return '';
  return ` ${length === 1 ? '1 change needs' : `${length} changes need`} a reason in specs/accepted-changes.yaml.`;
}

/** "2 breaking (1 accepted), 1 additive" */
export function countText(changes: readonly JudgedChange[]): string {
  const parts = changeKinds.flatMap((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    const accepted = ofKind.filter((change) => change.accepted !== undefined).length;
    if (ofKind.length === 0) return [];
    return [`${ofKind.length} ${kind}${accepted === 0 ? '' : ` (${accepted} accepted)`}`];
  });
  return parts.length === 0 ? 'no change' : parts.join(', ');
}
