import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutputFile } from '../emit/emitter.ts';

/** What a new project is told of itself. */
export interface NewProject {
  /** Of the package and of the server: lowercase letters, digits and hyphens. */
  readonly name: string;
  readonly title: string;
  /** Version of toolwright and of its runtime. */
  readonly version: string;
  /** YYYY-MM-DD: the day on which its first page was checked. */
  readonly today: string;
}

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
const SUFFIX = '.template';

/** The files of a new project, by path: `template/` with the blanks filled in. */
export function projectFiles(project: NewProject): OutputFile[] {
  const blanks: Readonly<Record<string, string>> = {
    ...project,
    quoted_title: JSON.stringify(project.title),
  };
  return readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .sort()
    .map((path) => ({
      path: path.slice(0, -SUFFIX.length),
      text: readFileSync(join(TEMPLATE, path), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, blank: string) => {
        const value = blanks[blank];
        if (value === undefined) throw new Error(`${path} has a blank {{${blank}}} that nothing fills`);
        return value;
      }),
    }));
}
