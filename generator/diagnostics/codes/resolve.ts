import type { Definition } from '../table.ts';

/** Names, code and values that specs refer to. */
export const resolveCodes = {
  T301: {
    severity: 'error',
    title: 'Unknown name',
    message: 'there is no {kind} "{name}"{hint}',
    cause: 'The spec refers to something that no spec declares.',
    fix: 'Use the suggested name, or declare it where the finding says.',
  },
  T302: {
    severity: 'error',
    title: 'Type that contains itself',
    message: 'the type {name} contains itself: {way}',
    cause:
      'Wire schemas are inlined, so that every client can read them; a type within itself would never end.',
    fix: 'Break the circle: flatten the structure, or bound its depth with a type for each level.',
  },
  T303: {
    severity: 'error',
    title: 'Missing module',
    message: 'there is no file {module}',
    cause: 'The spec refers to code that does not exist.',
    fix: 'Write the module or correct the path, which is relative to the project root.',
  },
  T304: {
    severity: 'error',
    title: 'Missing export',
    message: '{module} does not export "{name}"',
    cause: 'The spec refers to a name that the module does not export.',
    fix: 'Export it, or correct the part after the #.',
  },
  T305: {
    severity: 'error',
    title: 'Live default beside imports',
    message: '{module} holds a live default and must import nothing',
    cause:
      'Live defaults are read while generating; a module that imports others would run them and hide what the default depends on.',
    fix: 'Move the constant to a module of literals.',
  },
  T306: {
    severity: 'error',
    title: 'Unreadable live default',
    message: 'the live default {reference} cannot be read: {problem}',
    cause: 'The module fails when it runs, or the constant is not a JSON value.',
    fix: 'Export a literal.',
  },
  T307: {
    severity: 'error',
    title: 'Value that does not fit',
    message: '{what} does not fit: {problem}',
    cause:
      'A default, an allowed value or the arguments of a planned call break the schema of their own tool; or a day is none.',
    fix: 'Correct the value, or the bound that it breaks.',
  },
  T308: {
    severity: 'error',
    title: 'Name that its file contradicts',
    message: '{what} is "{name}", but the file lies at {file}',
    cause: 'A tool is found by its path: specs/tools/<toolset>/<name>.yaml.',
    fix: 'Rename the file or the tool.',
  },
  T309: {
    severity: 'error',
    title: 'Declared twice',
    message: 'the {kind} "{name}" is already declared in {file}:{line}',
    cause: 'Two places claim one name, so a reader could not tell which holds.',
    fix: 'Rename or remove one of the two.',
  },
  T310: {
    severity: 'error',
    title: 'Placeholder without a parameter',
    message: '{text} names "{name}", which {declarations} do not declare',
    cause: 'A text is filled from what is declared beside it, so the placeholder would stay as it is.',
    fix: 'Declare it, or remove the placeholder.',
  },
  T311: {
    severity: 'error',
    title: 'Reserved field',
    message: 'a result cannot have a field "{name}": answers have one already',
    cause: 'Provenance, warnings and whether a call was journaled travel beside the fields of a result.',
    fix: 'Choose another name.',
  },
  T312: {
    severity: 'error',
    title: 'Contradiction',
    message: '{problem}',
    cause: 'Two statements of the spec cannot hold together.',
    fix: 'Remove one of the two.',
  },
  T313: {
    severity: 'error',
    title: 'Missing spec file',
    message: 'there is no {path}',
    cause: 'Every project has this file: without it there is no contract.',
    fix: 'Write it; docs/spec-language.md shows what it holds.',
  },
  T314: {
    severity: 'error',
    title: 'Route that the server has',
    message: 'the path {path} is taken: at {own} the server has {owner}',
    cause: 'The server answers some paths itself; a tool there would hide them, or never be reached.',
    fix: 'Choose another path, such as one below /api/v1/.',
  },
  T315: {
    severity: 'error',
    title: 'Type that grows too large',
    message: '{what} comes to {measure} once the types it uses are written out; the limit is {limit}',
    cause: 'Wire schemas are inlined, so each use of a type is a copy, and copies within copies multiply.',
    fix: 'Use fewer types within types: a client reads the whole of it before it calls anything.',
  },
  T316: {
    severity: 'error',
    title: 'Generated names that meet',
    message: '{owner} cannot have the generated name {name}: {other} has it',
    cause:
      'Types, files and folders are named after tools and types; two of them with one name would become one.',
    fix: 'Rename the tool or the type.',
  },
  T317: {
    severity: 'error',
    title: 'Code that the runtime gives',
    message: 'the runtime itself gives {code}, {problem}',
    cause:
      'The runtime gives the code with parameters of its own, so agents would read the placeholders of other words as they stand.',
    fix: 'Word it for every tool in refusals.yaml (an invalid argument as INVALID_{ARGUMENT}), or give a code of another name.',
  },
  T318: {
    severity: 'error',
    title: 'Placeholder that nothing fills',
    message: 'nothing fills the placeholder "{name}" here: {by}',
    cause: 'A placeholder without a value is read as it stands.',
    fix: 'Remove it, write {violation} or {argument} where these are filled, or give a code of its own to what fills the rest.',
  },
  T319: {
    severity: 'error',
    title: 'Words for one of several arguments',
    message: 'the words of {code} name `{argument}`, and the code is also given for {others}',
    cause:
      'One text is read for each of the arguments that share the code, and would send its reader to the wrong one.',
    fix: 'Write {argument}, declared as `params: {argument: string}`, or give each argument a code of its own.',
  },
  T320: {
    severity: 'error',
    title: 'Names that differ in letter case alone',
    message: 'the {kind} "{name}" differs from "{other}" in {file}:{line} in letter case alone',
    cause: 'Readers take one for the other, and addresses of pages and some file systems do too.',
    fix: 'Rename one of the two.',
  },
  T321: {
    severity: 'error',
    title: 'Link that leads nowhere',
    message: 'a link to {href} leads nowhere: {problem}',
    cause:
      'Addresses in a spec are relative to the page of its tool, generated/kb/tools/TOOL.md; pages, headings and guides are renamed.',
    fix: 'Use the suggested address. A guide is `../../../docs/GUIDE.md`, another tool `OTHER-TOOL.md`, a heading `../glossary.md#its-words`.',
  },
} as const satisfies Record<string, Definition>;
