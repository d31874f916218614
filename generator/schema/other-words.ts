/** The language's words for what JSON Schema, OpenAPI and programming languages call otherwise. */
const words: Readonly<Record<string, string>> = {
  // Types.
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  str: 'string',
  text: 'string',
  bool: 'boolean',
  list: 'array',
  tuple: 'array',
  dict: 'object',
  map: 'object',
  mapping: 'object',
  struct: 'object',
  // Keys.
  $ref: 'use',
  nullable: 'nullWhen',
  min: 'minimum',
  max: 'maximum',
  desc: 'description',
  regex: 'pattern',
};

/** What another language's word is called here; undefined where it is none of the known words of this place. */
export function ownWord(word: string, known: readonly string[]): string | undefined {
  const own = Object.hasOwn(words, word) ? words[word] : undefined;
  return own !== undefined && known.includes(own) ? own : undefined;
}
