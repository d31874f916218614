import { memoize } from '../../memoize.ts';
import type { Tool } from '../../model/contract.ts';
import { kebabCase } from '../../model/names.ts';
import { link } from './markdown.ts';

/** A link to a tool's page from a page beside `tools/`. */
export const toolLink = memoize(({ name }: Pick<Tool, 'name'>): string =>
  link(name, `tools/${kebabCase(name)}.md`),
);
