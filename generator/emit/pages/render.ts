import { readFileSync } from 'node:fs';
import { cell, codeBlock, codeCell, codeSpan, inline, prose } from './markdown.ts';

export type Template =
  | 'tool'
  | 'index'
  | 'toolsets'
  | 'glossary'
  | 'refusals'
  | 'vocabularies'
  | 'prompts'
  | 'provenance'
  | 'guarantees'
  | 'policies'
  | 'operations'
  | 'changes';

/** Lays a view out; a name that the view lacks is an error, as is a helper that does not exist. */
export type Render = (template: Template, view: object) => string;

// What a template may print. Handlebars escapes for HTML, which is wrong in Markdown, so that is off and every
// value goes through the helper that fits the place it stands in; `as_is` is for what a view made as Markdown.
const HELPERS = {
  md: prose,
  inline,
  cell,
  code: codeSpan,
  code_cell: codeCell,
  block: codeBlock,
  as_is: (text: string) => text,
} as const;

/** The pages' templates, compiled on first use; their text is part of the program, like its code. */
export async function createRender(): Promise<Render> {
  const { default: Handlebars } = await import('handlebars');
  const environment = Handlebars.create();
  for (const [name, helper] of Object.entries(HELPERS)) environment.registerHelper(name, helper);
  for (const part of PARTIALS) environment.registerPartial(part, read(part));
  const knownHelpers = Object.fromEntries(Object.keys(HELPERS).map((name) => [name, true]));
  const options = { noEscape: true, strict: true, knownHelpersOnly: true, knownHelpers };
  const compiled = new Map<Template, (view: object) => string>();
  return (template, view) => {
    const layOut = compiled.get(template) ?? environment.compile(read(template), options);
    compiled.set(template, layOut);
    return tidy(layOut(view));
  };
}

const PARTIALS = ['fields', 'releases'] as const;

function read(name: Template | (typeof PARTIALS)[number]): string {
  return readFileSync(new URL(`./templates/${name}.hbs`, import.meta.url), 'utf8');
}

/** Parts that are left out leave their blank lines behind. */
function tidy(text: string): string {
  // Line by line: a pattern for blanks at a line's end tries anew at each blank of a long row of them.
  const lines = text.split('\n').map((line) => line.trimEnd());
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
