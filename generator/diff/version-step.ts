import semver from 'semver';
import type { ChangeKind } from './rules/rule.ts';

export type Step = 'none' | 'patch' | 'minor' | 'major';

const steps: readonly Step[] = ['none', 'patch', 'minor', 'major'];

/** What changes ask of the version, and what it did. */
export interface VersionStep {
  readonly from: string;
  readonly to: string;
  readonly asked: Step;
  /** `back` where the version went down. */
  readonly made: Step | 'back';
  readonly enough: boolean;
}

/** The step that changes of these kinds ask for, and whether the version made it. Both versions must be valid. */
export function versionStep(kinds: readonly ChangeKind[], from: string, to: string): VersionStep {
  const asked = askedStep(kinds, from);
  const made = madeStep(from, to);
  const enough = made !== 'back' && steps.indexOf(made) >= steps.indexOf(asked);
  return { from, to, asked, made, enough };
}

/**
 * Semantic versioning 2.0.0: a break asks for a major step, what is new or dangerous for a minor one, a wording for a
 * patch. Below 1.0.0 each step is one smaller, as package managers read it (^0.3.1 takes 0.3.2 and not 0.4.0), and
 * before 0.1.0 every version is on its own. A pre-release promises nothing: any later version will do.
 */
function askedStep(kinds: readonly ChangeKind[], from: string): Step {
  if (kinds.length === 0) return 'none';
  const { major, minor, prerelease } = semver.parse(from)!;
  if (prerelease.length > 0 || (major === 0 && minor === 0)) return 'patch';
  const size = kinds.includes('breaking') ? 3 : kinds.some((kind) => kind !== 'wording') ? 2 : 1;
  return steps[Math.max(1, major === 0 ? size - 1 : size)]!;
}

function madeStep(from: string, to: string): Step | 'back' {
  const [old, current] = [semver.parse(from)!, semver.parse(to)!];
  const order = semver.compare(current, old);
  if (order <= 0) return order === 0 ? 'none' : 'back';
  if (old.major !== current.major) return 'major';
  return old.minor !== current.minor ? 'minor' : 'patch';
}

/** "a minor step", or "no step". */
export function stepText(step: Step): string {
  return step === 'none' ? 'no step' : `a ${step} step`;
}

/** The same as a sentence. */
export function stepSentence({ from, to, asked, made, enough }: VersionStep): string {
  if (made === 'back') return `specs/server.yaml goes back from ${from} to ${to}.`;
  if (asked === 'none') return `Nothing asks for another version than ${from}; specs/server.yaml says ${to}.`;
  const below = semver.parse(from)!.major === 0 ? ' (below 1.0.0 a minor step is the break)' : '';
  const verdict = enough ? 'and makes it' : 'which does not make it yet';
  return `The changes ask for ${stepText(asked)} from ${from}${below}; specs/server.yaml says ${to}, ${verdict}.`;
}
