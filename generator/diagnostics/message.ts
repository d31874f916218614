/** The names in braces of a sentence. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What the sentence of a table's row is filled with, known at compile time. */
export type ParametersOf<Text extends string> = Readonly<Record<Placeholders<Text>, string | number>>;

/** The sentence of a row for one case: `{name}` becomes its value. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => clipped(String(values[name])));
}

/** Longest part of a sentence that is quoted from a spec. */
const LONGEST = 400;

function clipped(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}…`;
}
