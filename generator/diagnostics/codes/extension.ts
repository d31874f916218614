import type { Definition } from '../table.ts';

/** Lints and emitters of the project's own. */
export const extensionCodes = {
  T001: {
    severity: 'error',
    title: 'Configuration that cannot be loaded',
    message: '{problem}',
    cause: 'The project has a toolwright.config, and running it failed.',
    fix: 'Repair the module, or remove it: a project without lints and emitters of its own needs none.',
  },
  T002: {
    severity: 'error',
    title: 'Configuration of another form',
    message: '{member} {problem}',
    cause:
      'The default export is an object with `codes`, `lints`, `emitters`, `inputs`, `dispatch` and `site`, all of them optional.',
    fix: 'Give it to `defineExtension` of the package `toolwright`, and let the types say what is wrong.',
  },
  T003: {
    severity: 'error',
    title: 'Lint or emitter of the project that fails',
    message: 'the {kind} "{name}" {problem}',
    cause: 'It threw, or what it gave is no list of findings or of files.',
    fix: 'Repair it in the configuration; nothing is written before.',
  },
} as const satisfies Record<string, Definition>;
