import type { Definition } from '../table.ts';

/** Conditions written in CEL. */
export const expressionCodes = {
  T401: {
    severity: 'error',
    title: 'Not CEL',
    message: 'this is not a CEL expression: {problem}',
    cause: 'The condition breaks the syntax of the Common Expression Language.',
    fix: 'Correct the expression at the place shown. Text inside an expression stands in quotes.',
  },
  T402: {
    severity: 'error',
    title: 'Unknown variable',
    message: 'there is no variable "{name}" here',
    cause:
      'Rules and presentWhen read `args`; a guarantee reads the names of its calls; a macro reads its own variable.',
    fix: 'Use one of those names.',
  },
  T403: {
    severity: 'error',
    title: 'Unknown field in an expression',
    message: '{type} has no field "{name}"{hint}',
    cause: 'The expression reads a field that the arguments or the result do not declare.',
    fix: 'Correct the name, or declare the field.',
  },
  T404: {
    severity: 'error',
    title: 'Types that do not go together',
    message: '{problem}',
    cause:
      'The operator or function is not defined for values of these types, so the condition could never be meant.',
    fix: 'Compare and combine values of one type; test for absence with has().',
  },
  T405: {
    severity: 'error',
    title: 'Unknown function',
    message: 'there is no function "{name}"{problem}',
    cause: 'Expressions have a small closed set of functions, each of which is compiled to TypeScript.',
    fix: 'Use size, contains, startsWith, endsWith, matches, has, near, abs, exists, exists_one, all, filter or map.',
  },
  T406: {
    severity: 'error',
    title: 'Condition that is not true or false',
    message: 'the condition gives {type}, not true or false',
    cause: 'Rules, presentWhen and checks are conditions.',
    fix: 'Compare the value with what it should be.',
  },
  T407: {
    severity: 'error',
    title: 'Expression that nests too deeply',
    message: 'the expression has more than {limit} levels',
    cause: 'Each bracket is a level, and so is each term of a chain such as a && b && c.',
    fix: 'Ask for one of many values with `in [...]` or `exists`, or state several conditions.',
  },
  T408: {
    severity: 'error',
    title: 'Value that never occurs',
    message: '{problem}',
    cause:
      'The schemas rule the value out: it is not of the enum, the list is never that long, or the tool gives no such code. ' +
      'So the comparison says nothing.',
    fix: 'Correct the value, or the schema that rules it out.',
  },
} as const satisfies Record<string, Definition>;
