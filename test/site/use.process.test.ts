import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chromiumPath,
  openBrowser,
  type Running,
  researcherToken,
  serveFiles,
  serveQuant,
  watchedPage,
  whyNoBrowser,
} from './browser.ts';

import { barriers, overflow } from './checks.ts';
import {
  askedFirstFaults,
  copyFaults,
  refusedFaults,
  schemeFaults,
  searchFaults,
  seriesFaults,
  tabFaults,
  triedFaults,
} from './uses.ts';

describe.skipIf(chromiumPath === undefined)(`a reader (${chromiumPath ?? whyNoBrowser})`, () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveQuant>>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), serveQuant()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  const at = async (path: string, options = {}) => {
    const watched = await watchedPage(browser, server.address, options);
    await watched.page.goto(server.address + path);
    return watched;
  };

  describe('searches by keys alone', () => {
    test.each([
      ['a tool', 'audit_back', '/tools/audit-backtest/'],
      ['an argument', 'recency_half', '/tools/compare-to-history/#argument-recency_half_life_days'],
      ['a code', 'UNRANKABLE', '/tools/audit-backtest/#refusal-UNRANKABLE'],
      ['a code of every tool', 'RATE_LIMITED', '/refusals/#rate_limited'],
      ['a term', 'effective count', '/glossary/#effective-count'],
      ['a term, misspelt', 'defalted sharp', '/glossary/#deflated-sharpe-ratio'],
      ['a guide', 'serving others', '/docs/serving/'],
      ['a code of several tools', 'STALE_DATA', '/refusals/#stale_data'],
      ['a page by what it is called elsewhere', 'RSI', '/docs/indicators/rsi/'],
      ['a question', 'is my backtest only luck', '/tools/audit-backtest/'],
      ['a way to do it', 'how do i install it in cursor', '/clients/'],
    ])('for %s', async (_what, query, address) => {
      const { page, errors, close } = await at('/');
      expect(await searchFaults(page, query, address)).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    });

    test('for a field of results, and finds the tools that give it', async () => {
      const { page, close } = await at('/');
      await page.keyboard.press('/');
      await page.keyboard.type('drawdown');
      await page.locator('[role=option] b', { hasText: 'run_backtest' }).waitFor();
      await close();
    });

    test('and at once again after it was closed', async () => {
      const { page, close } = await at('/');
      for (const query of ['sharpe', 'episode']) {
        await page.keyboard.press('/');
        await page.keyboard.type(query);
        expect(await page.locator('dialog input').inputValue()).toBe(query);
        await page.keyboard.press('Escape');
      }
      await close();
    });

    test('and closes it by Escape, the page as it was', async () => {
      const { page, close } = await at('/glossary/');
      await page.keyboard.press('/');
      await page.locator('dialog[open] input').waitFor();
      await page.keyboard.type('zzzzqq');
      await page.getByText('Nothing found.').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(page.url()).toBe(`${server.address}/glossary/`);
      await close();
    });

    test('a slash in a field is a slash', async () => {
      const { page, close } = await at('/tools/compare-to-history/#try');
      await page.getByRole('button', { name: 'Open the form' }).click();
      await page.locator('#try-as_of').fill('');
      await page.locator('#try-as_of').press('/');
      expect(await page.locator('#try-as_of').inputValue()).toBe('/');
      await close();
    });
  });

  describe('tries a call', () => {
    const openForm = async (page: Page) => page.getByRole('button', { name: 'Open the form' }).click();

    test('and gets what the server computes, warnings first', async () => {
      const { page, errors, foreign, close } = await at('/tools/compare-to-history/');
      expect(await triedFaults(page, { top_k: '50', horizon: '5' })).toEqual([]);
      expect(await page.locator('.preview .panel').first().innerText()).toContain('"top_k": 50');
      expect({ errors, foreign }).toEqual({ errors: [], foreign: [] });
      await close();
    });

    test('and is refused in words, with the place that says more', async () => {
      const { page, close } = await at('/tools/audit-backtest/');
      const said = ['Refused', 'UNRANKABLE', 'Pass trials'];
      expect(await refusedFaults(page, { returns: '[0.01]' }, said)).toEqual([]);
      expect(await page.locator('.refused a').getAttribute('href')).toBe('#refusal-UNRANKABLE');
      await close();
    });

    test("and what is no number is the server's to refuse", async () => {
      const { page, close } = await at('/tools/compare-to-history/');
      expect(await refusedFaults(page, { top_k: 'many' }, ['INVALID_TOP_K'])).toEqual([]);
      await close();
    });

    test('each field says what is typed into it, and what holds where it stays empty', async () => {
      const { page, close } = await at('/tools/audit-backtest/');
      await openForm(page);
      const noteOf = (name: string) => page.locator(`label[for=try-${name}] span`).innerText();
      expect(await noteOf('returns')).toBe('array, as JSON, required');
      expect(await noteOf('cscvBlocks')).toBe('integer from 2 to 20, default 16');
      expect(await noteOf('label')).toBe('string');
      await close();
    });

    test('a recorded example fills the form', async () => {
      const { page, close } = await at('/tools/audit-backtest/');
      await openForm(page);
      await page.locator('#try-example').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Call', exact: true }).click();
      await page.locator('.answer pre').waitFor();
      expect(JSON.parse(await page.locator('.answer pre').innerText())).toHaveProperty('deflatedSharpeRatio');
      await close();
    });

    test('a call that goes on record is asked about first, and takes the token that it needs', async () => {
      const token = researcherToken(server);
      const { page, close } = await at('/tools/preregister/');
      expect(await askedFirstFaults(page)).toEqual([]);
      const call = page.getByRole('button', { name: 'Call', exact: true });
      await page.locator('#try-agreed').check();
      await call.click();
      await page.locator('.refused').waitFor();
      expect(await page.locator('.refused').innerText()).toContain('AUTH_REQUIRED');
      expect(await page.locator('.try details').innerText()).toContain(
        'Over HTTP it needs a token of the tier researcher. Send a token',
      );
      await page.locator('#try-token').fill(token);
      expect(await page.locator('#try-agreed').isChecked()).toBe(false);
      await page.locator('#try-agreed').check();
      await call.click();
      await page.locator('.answer pre').waitFor();
      expect(JSON.parse(await page.locator('.answer pre').innerText())).toHaveProperty('seq', 1);
      await close();
    });
  });

  test('sees the series of a result drawn, in words too', async () => {
    const { page, close } = await at('/tools/compare-to-history/');
    const module = await page.evaluateHandle<{
      seriesOf: (value: unknown) => { name: string; values: number[] }[];
      drawSeries: (series: unknown) => HTMLElement;
    }>("import('/scripts/draw.js')");
    const drawn = await page.evaluate(({ drawSeries, seriesOf }) => {
      const days = Array.from({ length: 9 }, (_, day) => ({
        date: `2020-01-0${day + 1}`,
        equity: day - 4,
        note: 'x',
      }));
      const series = seriesOf({
        curve: days,
        unordered: days.toReversed(),
        few: [1, 2],
        returns: [1, 2, 3, 4, 6, 6, 7, 8],
        counted: [1, 2, 3, 4, 5, 6, 7, 8],
        same: Array(9).fill(5),
        nested: { texts: Array(9).fill('a') },
      });
      return {
        names: series.map(({ name }) => name),
        captions: series.map((one) => drawSeries(one).textContent),
        points: drawSeries(series[0]).querySelector('polyline')!.getAttribute('points')!.split(' '),
        zero: drawSeries(series[0]).querySelector('.zero') !== null,
      };
    }, module);
    expect(drawn.names).toEqual(['curve[].equity', 'returns']);
    expect(drawn.captions[0]).toContain('curve[].equity, 2020-01-01 to 2020-01-09: from -4 to 4, at last 4');
    expect(drawn.captions[1]).toContain('returns, 8 values: from 1 to 8, at last 8');
    expect(drawn.points).toHaveLength(9);
    expect([drawn.points[0], drawn.points.at(-1), drawn.zero]).toEqual(['0.0,156.0', '640.0,4.0', true]);
    await close();
  });

  test('sees the folds of a real walk-forward drawn as the server gave them', async () => {
    const { page, errors, close } = await at('/tools/run-walk-forward/');
    expect(await seriesFaults(page, researcherToken(server))).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test('keeps what a call gave beside its result as a file', async () => {
    const { page, errors, close } = await at('/tools/run-backtest/');
    await page.getByRole('button', { name: 'Open the form' }).click();
    await page.locator('#try-example').selectOption({ index: 2 });
    await page.locator('#try-token').fill(researcherToken(server));
    await page.locator('#try-agreed').check();
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save trades_table (text/csv' }).click();
    const file = await (await download).path();
    expect((await download).suggestedFilename()).toBe('trades_table.csv');
    expect(readFileSync(file, 'utf8')).toMatch(/^symbol,side,entry_day,/);
    expect(errors).toEqual([]);
    await close();
  });

  test.each(['light', 'dark'] as const)(
    'meets no barrier in the form, its answer and the search, in the %s scheme and on a small screen',
    async (colorScheme) => {
      const { page, close } = await at('/tools/audit-backtest/', {
        colorScheme,
        viewport: { width: 360, height: 740 },
      });
      await page.getByRole('button', { name: 'Open the form' }).click();
      await page.locator('#try-returns').fill('[0.01]');
      await page.getByRole('button', { name: 'Call', exact: true }).click();
      await page.locator('.refused').waitFor();
      expect({ barriers: await barriers(page), overflow: await overflow(page) }).toEqual({
        barriers: [],
        overflow: [],
      });
      await page.locator('#try-example').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Call', exact: true }).click();
      await page.locator('.answer pre').waitFor();
      expect({ barriers: await barriers(page), overflow: await overflow(page) }).toEqual({
        barriers: [],
        overflow: [],
      });
      await page.locator('.find').click();
      await page.keyboard.type('sharpe');
      await page.locator('[role=option]').first().waitFor();
      expect({ barriers: await barriers(page), overflow: await overflow(page) }).toEqual({
        barriers: [],
        overflow: [],
      });
      await close();
    },
  );

  test('on a host without the server, the recorded examples are shown', async () => {
    const files: Running = await serveFiles();
    const { page, close } = await watchedPage(browser, files.address);
    await page.goto(`${files.address}/tools/audit-backtest/`);
    await page.getByRole('button', { name: 'Open the form' }).click();
    await page.getByText('No server answers behind these pages').waitFor();
    await page.locator('#try-example').selectOption({ index: 1 });
    await page.locator('.answer pre').nth(1).waitFor();
    expect(JSON.parse(await page.locator('.answer pre').nth(1).innerText())).toHaveProperty(
      'deflatedSharpeRatio',
    );
    await close();
    await files.stop();
  });

  test('chooses a form of call by the arrow keys, and finds it on the next page', async () => {
    const { page, close } = await at('/tools/compare-to-history/');
    await page.locator('.tabs input').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.tabs .panel:visible').first().innerText()).toContain(
      'client.compareToHistory(',
    );
    await page.goto(`${server.address}/tools/list-runs/`);
    expect(await page.locator('.tabs .panel:visible').first().innerText()).toContain('client.listRuns(');
    await close();
  });

  test('chooses a form of call without JavaScript, too', async () => {
    const { page, close } = await at('/tools/compare-to-history/', { javaScriptEnabled: false });
    await page.locator('.tabs').first().getByText('curl', { exact: true }).first().click();
    expect(await page.locator('.tabs .panel:visible').first().innerText()).toContain(
      'curl http://127.0.0.1:8321/api',
    );
    await close();
  });

  test('copies each block as it stands', async () => {
    const { page, close } = await at('/clients/', { permissions: ['clipboard-read', 'clipboard-write'] });
    expect(await copyFaults(page)).toEqual([]);
    await close();
  });

  test.each(['/clients/', '/tools/compare-to-history/'])('chooses each tab of %s', async (path) => {
    const { page, close } = await at(path);
    expect(await tabFaults(page)).toEqual([]);
    await close();
  });

  test('chooses the scheme, which holds on the next page', async () => {
    const { page, close } = await at('/', { colorScheme: 'light' });
    expect(await schemeFaults(page)).toEqual([]);
    await close();
  });

  test('on a small screen the menu and the contents unfold', async () => {
    const { page, close } = await at('/tools/audit-backtest/', { viewport: { width: 360, height: 740 } });
    const folded = (nav: string, name: string) =>
      page.locator(`nav[aria-label="${nav}"]`).getByText(name, { exact: true });
    const place = folded('On this page', 'Refusals');
    expect(await place.isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'On this page' }).click();
    await place.click();
    await page.waitForURL(`${server.address}/tools/audit-backtest/#refusals`);
    const link = folded('Pages', 'Glossary');
    expect(await link.isVisible()).toBe(false);
    await page.getByText('Menu', { exact: true }).click();
    await link.click();
    await page.waitForURL(`${server.address}/glossary/`);
    await close();
  });
});
