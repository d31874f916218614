import type { Definition } from '../table.ts';

/** House rules over a contract that is otherwise sound. */
export const lintCodes = {
  T501: {
    severity: 'error',
    title: 'Name that nobody uses',
    message: 'nobody uses the {kind} "{name}"',
    cause: 'A definition without a reader goes stale unseen.',
    fix: 'Use it or remove it.',
  },
  T503: {
    severity: 'error',
    title: 'Refusal without an example',
    message: 'the refusal {code} has no example call; `example`, with `arguments` in it, is one',
    cause: 'A refusal that no test can trigger is a promise that nobody checks.',
    fix: 'Add `example: {arguments: {...}}` with a call that is refused with this code.',
  },
  T504: {
    severity: 'error',
    title: 'Argument without reach',
    message: 'no two calls differ in "{argument}" alone, so no test shows that it does anything',
    cause:
      'An argument that is accepted and dropped looks exactly like one that works, until two answers are compared.',
    fix: 'Add to a guarantee two calls that differ in this argument alone, are answered both, and whose answers differ. Where a rule lets none of several change alone, name them in its `together`.',
  },
  T505: {
    severity: 'error',
    title: 'Suppression that suppresses nothing',
    message: 'nothing here is found by {code}, so there is nothing to ignore',
    cause: 'The finding was repaired, or the code is mistyped; the leftover would hide the next one.',
    fix: 'Remove the entry from `lint:`.',
  },
  T508: {
    severity: 'error',
    title: 'Reason without the violation',
    message: 'a bound, an absence or a rule gives {code}, and its reason has no place for the violation',
    cause:
      'The caller would be told that something is wrong, and not which argument, which bound and what would fit.',
    fix: 'Put {violation} into the reason; the runtime fills in the sentence.',
  },
  T519: {
    severity: 'error',
    title: 'Link that no page shows',
    message: '"{key}" links to {address}, which is neither https nor a path of the site',
    cause:
      'A page runs nothing, sends nobody over an open way, and opens no program: other schemes stay text, and the reader finds no link.',
    fix: 'Link to an https address, to a page beside this one (`../glossary.md#term`), or to a place on it (`#arguments`).',
  },
  T520: {
    severity: 'error',
    title: 'Arguments that are not tied',
    message: 'calls of the spec differ in each of {arguments} alone, so nothing needs `together`',
    cause:
      'What is said to change together only is held to less: one of the arguments could be ignored unseen.',
    fix: 'Remove `together` from the rule.',
  },
  T521: {
    severity: 'error',
    title: 'Unit of another term',
    message: 'the unit is "{unit}", and the term {term} is in "{wanted}"',
    cause: 'The page says both, and a reader who takes the wrong one is off by a factor.',
    fix: "State the term's unit, leave `unit` out, or tie the value to a term of its own.",
  },
} as const satisfies Record<string, Definition>;
