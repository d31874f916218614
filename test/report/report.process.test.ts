import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportTrial } from '../../src/report/report-trial.ts';
import { reported } from '../fixtures/reported.ts';
import { chromiumPath, openBrowser, whyNoBrowser } from '../site/browser.ts';
import { barriers, overflow } from '../site/checks.ts';

// Reports as a browser shows them, without any server.
const folder = mkdtempSync(join(tmpdir(), 'report-'));
const asOf = { now: new Date('2026-01-02T00:00:00.000Z'), runId: 'none' };
let browser: Browser;

beforeAll(async () => {
  const trials = await (await reported({ journal: { entries: [] } })).trials();
  for (const id of ['00000000-run2.1', '00000000-run3.1']) {
    const sources = {
      find: async (trial: string) => (await trials.find([trial]))[0],
      points: (family: string) => trials.points(family, asOf),
      tally: (family: string) => trials.tally(family, asOf),
    };
    const outcome = await reportTrial(sources, { trial_id: id });
    if (outcome.kind === 'refusal') throw new Error(outcome.code);
    writeFileSync(join(folder, `${id}.html`), outcome.document);
  }
  if (chromiumPath !== undefined) browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

describe.skipIf(chromiumPath === undefined)(chromiumPath === undefined ? whyNoBrowser : 'a report', () => {
  test.each(
    ['00000000-run2.1', '00000000-run3.1'].flatMap(
      (id) =>
        [
          [id, 360, 'light'],
          [id, 360, 'dark'],
          [id, 1100, 'light'],
          [id, 1100, 'dark'],
        ] as const,
    ),
  )('%s keeps nobody out at %d pixels, %s, and breaks no policy', async (id, width, colorScheme) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      bypassCSP: false,
    });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) said.push(request.url());
    });
    await page.goto(pathToFileURL(join(folder, `${id}.html`)).href);
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(
      await page
        .locator('svg[role=img]')
        .evaluateAll((all) => all.every((each) => each.getBoundingClientRect().height > 100)),
    ).toBe(true);
    expect(said).toEqual([]);
    await context.close();
  });

  test('is printed with its lines and shades, in at most a page for each part', async () => {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(folder, '00000000-run3.1.html')).href);
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)!.length).toBeLessThan(6);
    await page.close();
  });
});
