import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { MarkdownIt } from 'markdown-it';
import { inline, prose } from '../emit/pages/markdown.ts';
import { codeFrame } from './markdown.ts';

export type Layout = 'page' | 'tool' | 'home' | 'clients' | 'contents' | 'missing' | 'moved';

/** Lays a view out as HTML; what a view holds is escaped, but for what a helper makes of Markdown. */
export type LayOut = (layout: Layout, view: object, markdown?: MarkdownIt) => string;

const PARTIALS = ['fields', 'tabs'] as const;

interface Options {
  readonly data: { readonly markdown: MarkdownIt };
}

const safe = (html: string) => new Handlebars.SafeString(html);

// Text of a spec goes through `md` or `inline`; what a view made as Markdown on one line goes through `made`.
const HELPERS = {
  md: (text: string, { data }: Options) => safe(data.markdown.render(prose(text))),
  inline: (text: string, { data }: Options) => safe(data.markdown.renderInline(inline(text))),
  made: (text: string, { data }: Options) => safe(data.markdown.renderInline(text)),
  block: (language: string, text: string) => safe(codeFrame(text, language)),
  html: (text: string) => safe(text),
} as const;

let compiled: LayOut | undefined;

/** The layouts of the site's pages, compiled once in a process: their text is part of the program. */
export function layouts(): LayOut {
  compiled ??= compile();
  return compiled;
}

function compile(): LayOut {
  const environment = Handlebars.create();
  for (const [name, helper] of Object.entries(HELPERS)) environment.registerHelper(name, helper);
  for (const name of PARTIALS) environment.registerPartial(name, read(name));
  const knownHelpers = Object.fromEntries(Object.keys(HELPERS).map((name) => [name, true]));
  const options = { strict: true, knownHelpersOnly: true, knownHelpers };
  const known = new Map<Layout, Handlebars.TemplateDelegate>();
  return (layout, view, markdown) => {
    const template = known.get(layout) ?? environment.compile(read(layout), options);
    known.set(layout, template);
    return template(view, { data: { markdown } });
  };
}

function read(name: Layout | (typeof PARTIALS)[number]): string {
  return readFileSync(new URL(`./templates/${name}.hbs`, import.meta.url), 'utf8');
}
