import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, openBrowser, type Running, serveQuant, watchedPage, whyNoBrowser } from './browser.ts';
import {
  barriers,
  missingWithoutScript,
  overflow,
  policyFaults,
  shifts,
  unprintable,
  unreachable,
} from './checks.ts';
import { kinds } from './kinds.ts';

// Of one page of each kind, in a real browser. That each check finds faults is held in faults.process.test.ts.

/** Some of them have hundreds of stops, which are of the same kind. */
const walkedByKeys = ['/', '/tools/preregister/', '/toolsets/', '/glossary/', '/clients/', '/audit/'];

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

  test.each(kinds)(
    '%s has in both schemes no barrier, no error, no request to others, and nothing moves',
    async (path) => {
      const { page, errors, foreign, close } = await open({ colorScheme: 'light' });
      const response = await page.goto(server.address + path);
      expect(await barriers(page)).toEqual([]);
      expect({ errors, foreign, shifts: await shifts(page) }).toEqual({
        errors: [],
        foreign: [],
        shifts: [],
      });
      const policy = (await response!.allHeaders())['content-security-policy'] ?? '';
      expect(policyFaults(policy, await response!.text())).toEqual([]);
      // The schemes differ in their colours alone, which styles.test.ts holds.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await barriers(page, 'colours')).toEqual([]);
      await close();
    },
  );

  test.each(kinds)('%s fits 360 pixels, and is whole on paper without what leads elsewhere', async (path) => {
    const { page, close } = await open({ viewport: { width: 360, height: 740 } });
    await page.goto(server.address + path);
    expect(await overflow(page)).toEqual([]);
    await page.setViewportSize({ width: 800, height: 740 });
    expect(await unprintable(page)).toEqual([]);
    await close();
  });

  test.each(kinds.filter((path) => path !== '/audit/'))(
    '%s says what it has to say without JavaScript',
    async (path) => {
      const { page, close } = await open({ javaScriptEnabled: false });
      await page.goto(server.address + path);
      expect(await missingWithoutScript(page)).toEqual([]);
      await close();
    },
  );

  test.each(walkedByKeys)('every part of %s is reached by keys, and shows it', async (path) => {
    const { page, close } = await open();
    await page.goto(server.address + path);
    expect(await unreachable(page)).toEqual([]);
    await close();
  });

  test('where there is no page, one says so and leads on', async () => {
    const { page, foreign, close } = await open();
    const response = await page.goto(`${server.address}/tools/none/`);
    expect(response!.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('There is no such page');
    expect({ barriers: await barriers(page), foreign }).toEqual({ barriers: [], foreign: [] });
    await page.getByRole('link', { name: 'All tools' }).click();
    await page.waitForURL(`${server.address}/toolsets/`);
    await close();
  });
});
