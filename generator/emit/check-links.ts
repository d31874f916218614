import { posix } from 'node:path';
import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { kebabCase } from '../model/names.ts';
import { slug } from '../site/slug.ts';
import { argumentId, refusalId } from '../site/tool-anchors.ts';
import type { OutputFile } from './emitter.ts';

/**
 * T321: what a tool's `seeAlso` names beside its page, and neither the generated pages nor the project has; or a place that no
 * heading there gives. `textOf` reads a file of the project.
 */
export function checkLinks(
  { tools }: Contract,
  outputs: readonly OutputFile[],
  textOf: (path: string) => string | undefined,
  report: Report,
): void {
  const linked = tools.filter(({ seeAlso }) => seeAlso.some(({ href }) => isRelative(href)));
  if (linked.length === 0) return;
  const generated = new Map(outputs.map(({ path, text }) => [path, text]));
  // A project whose server answers calls itself may have no pages.
  if (!outputs.some(({ path }) => path.startsWith('generated/kb/tools/'))) return;
  for (const tool of linked) {
    const page = `generated/kb/tools/${kebabCase(tool.name)}.md`;
    for (const { href, place } of tool.seeAlso.filter((link) => isRelative(link.href))) {
      const [path = '', fragment] = href.split('#');
      const file = path === '' ? page : posix.join(posix.dirname(page), path);
      const text = generated.get(file) ?? textOf(file);
      const known = text === undefined ? [] : placesOf(file, text, tools);
      if (text === undefined) {
        const pages = [...generated.keys()].filter((one) => /^generated\/kb\/.*\.md$/.test(one));
        const near = nearest(file, pages);
        const meant = near && posix.relative(posix.dirname(page), near);
        report(diagnostic('T321', place, { href, problem: `there is no file ${file}` }, meant));
      } else if (fragment !== undefined && !known.includes(fragment)) {
        const near = nearest(fragment, known);
        const problem = `${file} has no place #${fragment}`;
        report(diagnostic('T321', place, { href, problem }, near && `${path}#${near}`));
      }
    }
  }
}

function isRelative(href: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(href);
}

/** The fragments of a Markdown file's headings; of a tool's page also the names of its places on the site. */
function placesOf(file: string, text: string, tools: readonly Tool[]): string[] {
  const seen = new Map<string, number>();
  const headings = [...text.replace(FENCED, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, words]) => {
    const base = slug(words!);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  });
  const tool = tools.find(({ name }) => file === `generated/kb/tools/${kebabCase(name)}.md`);
  const args = tool?.arguments.properties.map(({ name }) => argumentId(name)) ?? [];
  const refusals = tool?.refusals.map(({ code }) => refusalId(code)) ?? [];
  return [...headings, ...args, ...refusals];
}

const FENCED = /^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm;
