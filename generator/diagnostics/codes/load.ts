import type { Definition } from '../table.ts';

/** Reading a file as YAML. */
export const loadCodes = {
  T101: {
    severity: 'error',
    title: 'Not YAML',
    message: 'this is not YAML: {problem}',
    cause: 'The file breaks the syntax of YAML 1.2, so nothing after this point can be trusted.',
    fix: 'Correct the syntax at the place shown. Text that holds a colon and a space, or begins with a sign such as !, `, { or *, wants quotes.',
  },
  T102: {
    severity: 'error',
    title: 'Duplicate key',
    message: 'the key "{key}" stands here twice{hint}',
    cause:
      'Two keys of one mapping are equal; a reader would silently keep one of them. Often a key above them is indented too far, so that what should be its own stands beside it.',
    fix: 'Remove or rename one of the two, or mend the indentation.',
  },
  T103: {
    severity: 'error',
    title: 'Tab as indentation',
    message: 'a tab indents this line; YAML takes spaces alone',
    cause: 'YAML forbids tabs in indentation.',
    fix: 'Indent with spaces; the .editorconfig of the project makes editors do so.',
  },
  T104: {
    severity: 'error',
    title: 'Too many values',
    message: 'the file {problem}',
    cause: 'Aliases that repeat anchors that repeat anchors grow without bound, or name themselves.',
    fix: 'Share types through types.yaml and `use:`, not through nested anchors.',
  },
  T105: {
    severity: 'error',
    title: 'Number that JSON cannot hold',
    message: '{number} is not a number that JSON can hold exactly',
    cause:
      'Contracts travel as JSON, which has no infinities and no NaN, and whose integers are exact to 2^53.',
    fix: 'For a value that may be infinite declare `nonFinite: true` and write "nan", "inf" or "-inf" as text.',
  },
  T106: {
    severity: 'error',
    title: 'File too large',
    message: 'the file has {characters} characters; a spec has at most {limit}',
    cause: 'A spec describes one tool. A file of this size is something else, or holds data.',
    fix: 'Keep data in a fixture or a recording and refer to it.',
  },
  T107: {
    severity: 'error',
    title: 'Unsafe key',
    message: '"{key}" cannot be a key: it means something else to JavaScript objects',
    cause: 'Keys such as __proto__ change the objects that hold them instead of naming a value.',
    fix: 'Choose another name.',
  },
  T108: {
    severity: 'error',
    title: 'Not a spec file',
    message: 'no kind of spec lives at {path}',
    cause:
      'Each kind has its place: server.yaml, types.yaml, fixtures.yaml, glossary.yaml, groups.yaml, vocabularies.yaml, refusals.yaml, prompts.yaml and accepted-changes.yaml in specs/, and specs/tools/TOOLSET/TOOL.yaml.',
    fix: 'Move or rename the file; only .yaml is read.',
  },
  T109: {
    severity: 'error',
    title: 'Key that is not text',
    message: 'a key must be text',
    cause: 'YAML lets any value be a key; JSON does not.',
    fix: 'Put the key in quotes.',
  },
  T110: {
    severity: 'error',
    title: 'YAML tag',
    message: 'the tag {tag} has no meaning in a spec{hint}',
    cause:
      'Tags ask the reader to build something other than text, numbers, lists and mappings. A condition that begins with ! reads as one.',
    fix: 'Remove the tag; put the value in quotes where it should stay text.',
  },
  T111: {
    severity: 'error',
    title: 'Not UTF-8',
    message: 'the file is not UTF-8 from its byte {byte} on, counted from 0',
    cause: 'The file was saved in another encoding, or it is no text: what it says could only be guessed.',
    fix: 'Save it as UTF-8.',
  },
  T112: {
    severity: 'error',
    title: 'Half a character',
    message: 'the text holds half a character: a surrogate without its other half',
    cause: 'Such text cannot be written as UTF-8, so every reader would see another one.',
    fix: 'Write the character itself, or both halves of its escape.',
  },
  T113: {
    severity: 'error',
    title: 'Unreadable recording',
    message: 'the recording {problem}',
    cause: 'Recordings are written by running the examples; this one was edited, or merged with another.',
    fix: 'Remove the file, and run the examples again with `node generated/tests/record.ts`.',
  },
  T114: {
    severity: 'error',
    title: 'Anchor that nothing uses',
    message:
      'nothing uses the anchor {anchor}, and the text is "{rest}" without it; a text that begins with & needs quotes around it',
    cause: 'A word that begins with & names the value behind it for later use, and is no part of it.',
    fix: 'Put the text in quotes, or remove the anchor.',
  },
  T115: {
    severity: 'error',
    title: 'Comment behind a text',
    message: 'the {key} ends before "{rest}", which YAML takes for a comment, so that nobody reads it',
    cause: 'Without quotes, a # behind a blank begins a comment, and the text that agents read ends there.',
    fix: 'Put the text in quotes if it goes on; a comment for authors stands on a line of its own.',
  },
} as const satisfies Record<string, Definition>;
