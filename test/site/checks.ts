import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

// What is held of a page as it stands in a browser; each gives what it found, and nothing where all is well.

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What keeps people from using a page, by the rules of axe, or by those alone that look at colours. */
export async function barriers(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run({ resultTypes: ['violations'], ...runOnly });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
      );
    },
    rules === 'all' ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] },
  );
}

/** What is wider than the window. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} > ${clientWidth}: ${wide[0]?.outerHTML.slice(0, 120)}`];
  });
}

/** What was seen and moved by itself while the page was loaded. */
export async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as { value: number; sources: { node?: Node }[] };
            const moved = sources.map(({ node }) => node as Element | undefined);
            // A long table is drawn while it arrives, and a later row may widen a column of those before:
            // what is inside a table may move, the table itself and what follows it may not.
            if (moved.length > 0 && moved.every((node) => node?.parentElement?.closest('table'))) continue;
            found.push(`${value}: ${moved.map((node) => node?.outerHTML?.slice(0, 80)).join(' ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 100);
      }),
  );
}

/** What a reader without JavaScript misses: the words of the page, the menu, the form of a call that is shown first. */
export async function missingWithoutScript(page: Page): Promise<string[]> {
  const found: string[] = [];
  if ((await page.locator('main').innerText()).length < 100) found.push('main says nothing');
  if ((await page.locator('nav[aria-label=Pages] a:visible').count()) < 10) found.push('there is no menu');
  const tabs = page.locator('main .tabs');
  for (let at = 0; at < (await tabs.count()); at += 1) {
    const shown = await tabs.nth(at).locator('.panel:visible').count();
    if (shown !== 1) found.push(`tabs ${at} show ${shown} panels`);
  }
  return found;
}

/** What paper would not show, or has no use for; the page is left as it is for paper. */
export async function unprintable(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 100);
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().height > 0;
    const hidden = [...document.querySelectorAll('main .panel, main details > :not(summary)')];
    const useless = [...document.querySelectorAll('.bar, .menu, .toc, .try, .copy, .choices, .neighbours')];
    const cut = [...document.querySelectorAll('main pre')].filter(
      (pre) => pre.scrollHeight > pre.clientHeight + 1 || pre.scrollWidth > pre.clientWidth + 1,
    );
    return [
      ...hidden.filter((element) => !isSeen(element)).map((element) => `is not printed: ${name(element)}`),
      ...useless.filter(isSeen).map((element) => `is printed: ${name(element)}`),
      ...cut.filter(isSeen).map((element) => `is cut off: ${name(element)}`),
    ];
  });
}

/** What the keys do not reach from the top of the page, or what does not show that it was reached. */
export async function unreachable(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, pre, .frame, .formula',
      ),
    ];
    // Of radio buttons that belong together one is reached, and the arrows reach the others.
    const groups = new Set<string>();
    const stops = all.filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      return groups.size !== groups.add(element.name).size;
    });
    stops.forEach((element, at) => {
      element.dataset['stop'] = String(at);
    });
    (document.activeElement as HTMLElement | null)?.blur();
    return stops.length;
  });
  const reached = new Set<string>();
  const unseen: string[] = [];
  for (let press = 0; press < count + 20; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (element === null || element === document.body) return undefined;
      const ring = [element, element.closest('label')].some(
        (one) => one !== null && getComputedStyle(one).outlineStyle !== 'none',
      );
      const group =
        element instanceof HTMLInputElement && element.type === 'radio' ? element.name : undefined;
      const owner =
        group === undefined ? element : document.querySelector<HTMLElement>(`[name="${group}"][data-stop]`);
      return { at: owner?.dataset['stop'], ring, html: element.outerHTML.slice(0, 100) };
    });
    if (stop === undefined) continue;
    if (!stop.ring) unseen.push(`shows no focus: ${stop.html}`);
    if (stop.at !== undefined) reached.add(stop.at);
    if (reached.size === count) break;
  }
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stop]')].map(
      ({ dataset, outerHTML }) => [dataset['stop']!, outerHTML.slice(0, 100)] as const,
    ),
  );
  const missed = names.filter(([at]) => !reached.has(at)).map(([, html]) => `is not reached: ${html}`);
  return [...missed, ...unseen];
}

/** What is wrong with the policy that a page is sent with, or is in the page and would need a weaker one. */
export function policyFaults(policy: string, html: string): string[] {
  const rules = new Map(policy.split(';').map((rule) => [rule.trim().split(' ')[0], rule.trim()]));
  const found: string[] = [];
  if (rules.get('default-src') !== "default-src 'none'")
    found.push('the policy allows what it does not name');
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src'])
    if (!/^\S+ '(self|none)'$/.test(rules.get(name) ?? '')) found.push(`${name} is wider than the site`);
  for (const [code] of html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>|<style\b|\sstyle="|\son[a-z]+="/g))
    found.push(`is code in the page: ${code}`);
  return found;
}
