import type { Definition } from '../table.ts';

/** Bringing the generated files to disk. */
export const writeCodes = {
  T601: {
    severity: 'error',
    title: 'Cannot write',
    message: 'cannot write {path}: {problem}',
    cause:
      'The file system refused (read-only folder, full disk, a link where a file should be), or another process is writing. The old tree stands, or the next command completes the write.',
    fix: 'Remove the obstacle and run the command again; an interrupted write is completed first.',
  },
  T602: {
    severity: 'error',
    title: 'Two emitters, one file',
    message: 'both {first} and {second} emit {path}',
    cause:
      'Each generated file belongs to one emitter; letter case does not tell paths apart on every machine.',
    fix: 'Rename the tool, type or page behind one of the two.',
  },
  T603: {
    severity: 'error',
    title: 'Path outside the generated tree',
    message: '{emitter} emits {path}, which is not below generated/',
    cause: 'Generation owns generated/ and nothing else.',
    fix: 'Correct the emitter.',
  },
  T604: {
    severity: 'error',
    title: 'File that nothing generated',
    message: '{path} lies in generated/, and nothing generates it',
    cause:
      'Everything below generated/ follows from the specs; a file of another hand is taken for one that does, and never brought up to date.',
    fix: 'Move it out of generated/, or remove it. A file of an emitter of your own is generated again by `toolwright gen`.',
  },
} as const satisfies Record<string, Definition>;
