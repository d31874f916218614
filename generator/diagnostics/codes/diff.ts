import type { Definition } from '../table.ts';

/** Comparing two contracts. The changes themselves have rules of their own. */
export const diffCodes = {
  T801: {
    severity: 'error',
    title: 'Acceptance that accepts nothing',
    message:
      'there is no {rule} at "{path}" of {tool} since the other contract, so there is nothing to accept',
    cause: 'The change was taken back, its rule, tool or path is mistyped, or it was released before.',
    fix: 'Correct the entry, or remove it; an entry that the other contract already had is never reported.',
  },
  T802: {
    severity: 'error',
    title: 'Unreadable record of a release',
    message: '{path} is no record of a release: {problem}',
    cause:
      'The files in changes/ are written by `toolwright diff --record`; this one was edited or badly merged.',
    fix: 'Restore it from the repository, or record the release again.',
  },
  T803: {
    severity: 'error',
    title: 'Too small a step of the version',
    message: 'the changes since {from} ask for {asked}, and the version is {to}',
    cause:
      'Callers decide by the version whether to read what changed. A breaking change asks for a major step, a dangerous or additive one for a minor step, a wording for a patch; below 1.0.0 each is one smaller.',
    fix: 'Raise `version` in specs/server.yaml, or take changes back.',
  },
  T804: {
    severity: 'error',
    title: 'No git to ask for a revision',
    message: '{against} is no file, and git cannot be asked for a revision: {problem}',
    cause: 'What --against names is read through git where it is not the path of a file.',
    fix: 'Correct the path of the lock, or run the command in a clone of the repository that has git.',
  },
  T805: {
    severity: 'error',
    title: 'Unknown revision',
    message: '{against} is neither a file nor a revision of this repository',
    cause: 'The name is mistyped, or the clone is shallow or without tags.',
    fix: 'Fetch it (`git fetch --tags --unshallow`), or correct the name; `git tag` lists the releases.',
  },
  T806: {
    severity: 'error',
    title: 'No lock in the revision',
    message: 'the revision {against} has no {path}',
    cause: 'The project did not commit its generated files there, or lay in another folder.',
    fix: 'Compare with a later revision, or generate there and compare with the file.',
  },
  T807: {
    severity: 'error',
    title: 'Damaged lock',
    message: '{against} is no contract lock that can be relied on: {problem}',
    cause: 'A lock is written by `toolwright gen`; this one was edited, cut short or badly merged.',
    fix: 'Compare with another revision, or generate the lock again where its specs are.',
  },
  T808: {
    severity: 'error',
    title: 'Lock of another format',
    message: 'the lock of {against} has the format {format}, and this toolwright compares format {known}',
    cause: 'What a lock says of a contract changed between the two versions of toolwright.',
    fix: 'Check that revision out elsewhere, run the `gen` of this toolwright there, and compare with the file.',
  },
} as const satisfies Record<string, Definition>;
