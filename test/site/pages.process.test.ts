import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chromiumPath,
  openBrowser,
  plant,
  type Running,
  serveQuant,
  watchedPage,
  whyNoBrowser,
} from './browser.ts';
import { barriers, layoutShift, overflow } from './checks.ts';

// One page of each kind, in a real browser.
const kinds = [
  '/',
  '/tools/compare-to-history/',
  '/tools/preregister/',
  '/toolsets/',
  '/glossary/',
  '/refusals/',
  '/vocabularies/',
  '/provenance/',
  '/guarantees/',
  '/policies/',
  '/operations/',
  '/changes/',
  '/clients/',
  '/contents/',
  '/docs/architecture/',
];

describe.skipIf(chromiumPath === undefined)(`pages (${chromiumPath ?? whyNoBrowser})`, () => {
  let browser: Browser;
  let server: Running;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), serveQuant()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  const open = (options = {}) => watchedPage(browser, server.address, options);

  test.each(kinds.flatMap((path) => (['light', 'dark'] as const).map((scheme) => [path, scheme] as const)))(
    '%s in the %s scheme has no barrier, no error, no request to others, and nothing moves',
    async (path, colorScheme) => {
      const { page, errors, foreign, close } = await open({ colorScheme });
      await page.goto(server.address + path);
      expect(await barriers(page)).toEqual([]);
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
      expect(await layoutShift(page)).toBe(0);
      await close();
    },
  );

  test.each(kinds)('%s fits 360 pixels', async (path) => {
    const { page, close } = await open({ viewport: { width: 360, height: 740 } });
    await page.goto(server.address + path);
    expect(await overflow(page)).toEqual([]);
    await close();
  });

  test.each(kinds)('%s says what it has to say without JavaScript', async (path) => {
    const { page, close } = await open({ javaScriptEnabled: false });
    await page.goto(server.address + path);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
    expect(await page.locator('nav[aria-label=Pages] a:visible').count()).toBeGreaterThan(10);
    await close();
  });

  describe('each check finds the fault that is planted for it', () => {
    test('a barrier, in one scheme alone', async () => {
      const { page, close } = await open({ colorScheme: 'dark' });
      await page.route('**/site.css', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          '--quiet: light-dark(#5b6067, #a2a8b0)',
          '--quiet: light-dark(#5b6067, #33383f)',
        );
        return route.fulfill({ response, body });
      });
      await page.goto(`${server.address}/glossary/`);
      expect((await barriers(page)).join()).toContain('color-contrast');
      await close();
    });

    test('a script in the page, which its policy stops', async () => {
      const { page, errors, close } = await open();
      await plant(page, (html) => html.replace('</main>', '<script>document.title = "x"</script></main>'));
      await page.goto(server.address);
      expect(errors.join()).toContain('Content Security Policy');
      expect(await page.title()).not.toBe('x');
      await close();
    });

    test('a request to somebody else', async () => {
      const { page, foreign, close } = await open({ bypassCSP: true });
      await plant(page, (html) =>
        html.replace('</main>', '<img alt="" src="http://127.0.0.1:9/x.png"></main>'),
      );
      await page.goto(server.address);
      expect(foreign).toEqual(['http://127.0.0.1:9/x.png']);
      await close();
    });

    test('something that moves what is seen', async () => {
      const { page, close } = await open({ bypassCSP: true });
      const push =
        'setTimeout(() => document.querySelector("main").prepend(Object.assign(document.createElement("div"), { innerHTML: "<br>".repeat(9) })), 30)';
      await plant(page, (html) => html.replace('</body>', `<script>${push}</script></body>`));
      await page.goto(server.address);
      await page.waitForTimeout(100);
      expect(await layoutShift(page)).toBeGreaterThan(0);
      await close();
    });

    test('something too wide', async () => {
      const { page, close } = await open({ viewport: { width: 360, height: 740 } });
      await plant(page, (html) =>
        html.replace(
          '</main>',
          '<img alt="" src="/icon.svg" width="900" class="wide"><table><tr><td><pre>' +
            'x'.repeat(900) +
            '</pre></td></tr></table></main>',
        ),
      );
      await page.goto(server.address);
      expect(await overflow(page)).toHaveLength(1);
      await close();
    });
  });
});
