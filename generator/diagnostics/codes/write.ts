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
} as const satisfies Record<string, Definition>;
