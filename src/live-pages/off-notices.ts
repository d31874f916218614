import { type Environment, isOn, type Server } from 'toolwright-runtime';
import { escapeHtml } from './escape-html.ts';

/**
 * What is off on this server and concerns a page, each with the switch: a tool's switches on its page, all of them on the
 * home page and on that of what is read without a tool.
 */
export function offNotices(
  path: string,
  server: Pick<Server, 'contract' | 'listings'>,
  environment: Environment,
): readonly string[] {
  const { contract } = server;
  const [, tool] = /^\/tools\/([\w-]+)\/index\.(?:html|md)$/.exec(path) ?? [];
  const listing = server.listings().find(({ name }) => name.replaceAll('_', '-') === tool);
  const http = listing?.http === undefined ? undefined : contract.httpSwitch;
  const concerned = listing === undefined ? undefined : new Set([...listing.switches, http]);
  const isOverview = /^\/(docs\/surfaces\/)?index\.(html|md)$/.test(path);
  return contract.switches
    .filter(({ name }) => concerned?.has(name) ?? isOverview)
    .filter(({ name }) => !isOn(contract, name, environment))
    .map(({ variable, description }) => `Off on this server; ${variable}=1 switches it on. ${description}`);
}

/** An HTML page with the notices below its title. */
export function noticeHtml(html: string, notices: readonly string[]): string {
  const paragraphs = notices.map((notice) => `\n<p><strong>${escapeHtml(notice)}</strong></p>`).join('');
  return html.replace('</h1>', () => `</h1>${paragraphs}`);
}

/** A Markdown page with the notices below its title. */
export function noticeMarkdown(markdown: string, notices: readonly string[]): string {
  const paragraphs = notices.map((notice) => `\n\n**${notice}**`).join('');
  return markdown.replace(/^# .*$/m, (title) => `${title}${paragraphs}`);
}
