import { nearest } from '../diagnostics/nearest.ts';
import type { SiteSettings } from '../site/settings.ts';
import type { Misfit } from './misfit.ts';

/** What is wrong with the `site` of a configuration. */
export function siteMisfits(content: unknown): Misfit[] {
  if (!isRecord(content)) return [{ member: '`site`', problem: 'is no object' }];
  return Object.entries(content).flatMap(([name, value]) => {
    const member = `\`site.${name}\``;
    if (!Object.hasOwn(checks, name)) {
      const suggestion = nearest(name, Object.keys(checks));
      return [{ member, problem: 'is no member', ...(suggestion !== undefined && { suggestion }) }];
    }
    const problem = value === undefined ? undefined : checks[name as keyof SiteSettings](value);
    return problem === undefined ? [] : [{ member, problem }];
  });
}

const checks: Readonly<Record<keyof SiteSettings, (value: unknown) => string | undefined>> = {
  address: (value) => unless(isAddress(value), 'is no address without a slash at its end'),
  repository: (value) => unless(isAddress(value), 'is no address without a slash at its end'),
  command: (value) => unless(isLine(value), 'is no line of text'),
  home: (value) => unless(isLine(value) && value.endsWith('.md'), 'is no path of a Markdown file'),
  guides: (value) => unless(isList(value, isGroup), 'is no list of groups with `title` and `pages`'),
  redirects: (value) =>
    unless(
      isRecord(value) && Object.entries(value).flat().every(isPlace),
      'leads from or to something else than an address of the site, like `/tools/a/#argument-b`',
    ),
};

function unless(holds: boolean, problem: string): string | undefined {
  return holds ? undefined : problem;
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s"'<>]*[^/\s"'<>]$/.test(value) && URL.canParse(value);
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && /^[^\n\r]+$/.test(value);
}

function isGroup(value: unknown): boolean {
  return isRecord(value) && isLine(value['title']) && isList(value['pages'], isLine);
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isPlace(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?:[\w.-]+\/)*(?:#[^\s"'<>]+)?$/.test(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
