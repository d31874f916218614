import type { Definition } from '../table.ts';

/** The contract against the hand-written TypeScript. */
export const codeCodes = {
  T701: {
    severity: 'error',
    title: 'Tool without a handler',
    message: 'the tool {tool} has no handler: {problem}',
    cause: 'A tool is its spec and a handler; the registry imports the handler by this path.',
    fix: 'Run `toolwright scaffold`, which writes the module with its generated type, and write what it computes.',
  },
  T702: {
    severity: 'error',
    title: 'Argument that the handler never reads',
    message: '{module} never reads the argument "{argument}"',
    cause: 'An argument that is accepted and ignored leaves its caller believing that it was applied.',
    fix: 'Read it in the handler, or in a function that the handler passes the arguments on to; or remove it from the spec.',
  },
  T703: {
    severity: 'error',
    title: 'Refusal that is never given',
    message: 'nothing gives the refusal {code}: no rule or bound maps to it and no code names it',
    cause: 'A declared refusal that the code cannot give is a false statement on the page.',
    fix: 'Give it in the handler or in the core it calls, map a bound to it with `refuse:`, or remove it.',
  },
  T704: {
    severity: 'error',
    title: 'Option of the core that the spec does not mention',
    message: 'the core has the option "{option}", which is neither an argument nor deferred',
    cause: 'Each parameter of the core is on the surface, or withheld on purpose with a reason.',
    fix: 'Add it to `arguments:` or to `deferred:`.',
  },
  T705: {
    severity: 'error',
    title: 'Deferred parameter that the core does not have',
    message: 'the core has no option "{name}", so there is nothing to withhold',
    cause: 'A page would speak of a parameter that does not exist.',
    fix: 'Name the option as the core does, or remove the entry from `deferred:`.',
  },
  T706: {
    severity: 'error',
    title: 'Variable that the specs do not declare',
    message: 'the code reads the environment variable {name}, which server.yaml does not declare',
    cause:
      'Who runs the server finds its settings on the page, and a secret is kept out of logs by being declared.',
    fix: 'Declare it under `environment:` in server.yaml, or use the suggested name.',
  },
  T707: {
    severity: 'error',
    title: 'Variable that nothing reads',
    message: 'nothing reads the environment variable {name}',
    cause: 'Who sets it believes that it does something.',
    fix: 'Read it below src/, or remove it from `environment:`.',
  },
  T708: {
    severity: 'error',
    title: 'Environment read by a name that is not written there',
    message: 'which environment variable is read here is only known at run time',
    cause: 'Such a read can name a variable that no page speaks of.',
    fix: 'Read each variable by its name, as in `environment["APP_HOME"]`.',
  },
  T709: {
    severity: 'error',
    title: 'Handler that is not written',
    message: 'the handler of {tool} is scaffolded and not written: every call ends here',
    cause: '`toolwright scaffold` wrote it to begin with; what a call gives is for a person to say.',
    fix: 'Write what it computes in place of this line; the comments above it say what is left to do.',
  },
  T710: {
    severity: 'error',
    title: 'Parameter that nothing fills',
    message:
      'nothing fills the parameter "{name}" of {code}: a bound, an absence or a rule gives it, and no code names it',
    cause:
      'Clients are told of a parameter that never comes. What the contract itself gives has `argument` alone.',
    fix: 'Remove it from `params`; {violation} already says the value and the bound.',
  },
} as const satisfies Record<string, Definition>;
