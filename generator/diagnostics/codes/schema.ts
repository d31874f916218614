import type { Definition } from '../table.ts';

/** A file against the meta-schema of its kind. */
export const schemaCodes = {
  T201: {
    severity: 'error',
    title: 'Unknown key',
    message: 'unknown key "{key}" in {where}{hint}',
    cause: 'The vocabulary of specs is closed, so that a mistyped key is never silently without effect.',
    fix: 'Use the suggested key, or remove it. The editor schema lists the keys of every place.',
  },
  T202: {
    severity: 'error',
    title: 'Missing key',
    message: '{where} needs the key "{key}"',
    cause: 'A fact that readers of the contract rely on is not stated.',
    fix: 'Add the key.',
  },
  T203: {
    severity: 'error',
    title: 'Wrong kind of value',
    message: '{where} must be {expected}',
    cause: 'The value is of another JSON type than this place holds.',
    fix: 'Write a value of the type named.',
  },
  T204: {
    severity: 'error',
    title: 'Value not in the list',
    message: '{where} must be {allowed}',
    cause: 'This place takes a value from a closed list.',
    fix: 'Use one of the values named.',
  },
  T205: {
    severity: 'error',
    title: 'Badly formed text',
    message: '"{value}" is not {expected}',
    cause:
      'Names, dates, paths and references have a fixed form, so that what is generated from them is well formed.',
    fix: 'Write it in the form named.',
  },
  T206: {
    severity: 'error',
    title: 'Value out of bounds',
    message: '{where} {problem}',
    cause: 'The value is too small, too large, too long, or has too few or too many entries.',
    fix: 'Bring the value into its bounds.',
  },
  T207: {
    severity: 'error',
    title: 'Value without a type',
    message: '{where} says neither `type` nor `use`{hint}',
    cause: 'Every argument, field, entry and type has a type of its own or uses one of types.yaml.',
    fix: 'Add `type: string|number|integer|boolean|array|object`, or `use: NameOfAType`.',
  },
  T208: {
    severity: 'error',
    title: 'Text cut by a comma',
    message: 'a comma ends the text before "{key}", which then reads as a key of {where}',
    cause:
      'Between braces a comma ends a value, so the rest of an unquoted sentence becomes a key without a value.',
    fix: 'Put the whole text in quotes, or write the mapping over several lines without braces.',
  },
} as const satisfies Record<string, Definition>;
