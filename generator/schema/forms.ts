import { formed } from './json-schema.ts';

/** Forms of names that spec files of several kinds share. */

export const propertyName = formed(
  'a name of letters, digits and underscores that starts with a letter, at most 64 characters',
  '^[A-Za-z][A-Za-z0-9_]{0,63}$',
);

export const typeName = formed('a type name in PascalCase', '^[A-Z][A-Za-z0-9]{0,63}$');

export const snakeName = formed('a lower_snake_case name, at most 64 characters', '^[a-z][a-z0-9_]{0,63}$');

/** What model providers take for the name of a tool. */
export const toolName = formed(
  'a name of letters, digits, _ and - that starts with a letter, at most 64 characters',
  '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
);

export const kebabName = formed('a lower-kebab-case name, at most 64 characters', '^[a-z][a-z0-9-]{0,63}$');

/** A code as agents see it. `{ARGUMENT}` makes it a family: one code for each argument. */
export const refusalCode = formed(
  'a refusal code: letters, digits, - and _, such as NO_HISTORY or too-many',
  '^[A-Za-z][A-Za-z0-9_-]*(\\{ARGUMENT\\})?$',
);

export const codeReference = formed(
  'a reference to code, path/to/file.ts#exportName',
  '^(?!/)(?!.*\\.\\.)[A-Za-z0-9_./-]+\\.ts#[A-Za-z_$][A-Za-z0-9_$]*$',
);

export const environmentName = formed(
  'the name of an environment variable, such as APP_HOME',
  '^[A-Z][A-Z0-9_]*$',
);
