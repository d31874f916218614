import type { Page } from 'playwright-core';

// What a reader does on a page; each gives what did not go as it should, and nothing where all is well.

/** Chooses each tab: its panel alone is seen, and nothing moves. */
export async function tabFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const tabs of document.querySelectorAll('main .tabs')) {
      const place = () => JSON.stringify(tabs.getBoundingClientRect());
      const before = place();
      for (const input of tabs.querySelectorAll<HTMLInputElement>('input')) {
        input.click();
        const seen = [...tabs.querySelectorAll<HTMLElement>('.panel')].filter((panel) =>
          panel.checkVisibility({ visibilityProperty: true }),
        );
        const names = seen.map(({ dataset }) => dataset['form']).join();
        if (names !== input.value) found.push(`${input.value} shows ${names || 'nothing'}`);
        if (place() !== before) found.push(`${input.value} moves what is below`);
      }
    }
    return found;
  });
}

/** Copies each block that is seen: what is in the clipboard is what stands in the block. */
export async function copyFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const blocks = page.locator('main .code:visible');
  for (let at = 0; at < (await blocks.count()); at += 1) {
    const block = blocks.nth(at);
    await block.hover();
    const button = block.getByRole('button', { name: 'Copy' });
    if ((await button.count()) === 0) {
      found.push(`block ${at} has no button`);
      continue;
    }
    await button.click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    if (copied !== (await block.locator('pre').textContent()))
      found.push(`block ${at} is copied as ${copied}`);
  }
  return found;
}

/** Presses the button of the scheme: light, then dark, which hold when the page is loaded again. */
export async function schemeFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const isDark = () =>
    page.evaluate(() => {
      const [red = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
      return Number(red) < 128;
    });
  for (const scheme of ['Light', 'Dark']) {
    await page.locator('.scheme').click();
    const expected = scheme === 'Dark';
    if ((await page.locator('.scheme').innerText()) !== scheme)
      found.push(`the button does not say ${scheme}`);
    if ((await isDark()) !== expected) found.push(`the page is not ${scheme}`);
    await page.reload();
    if ((await isDark()) !== expected) found.push(`${scheme} is not kept`);
  }
  return found;
}

/** Searches by keys alone: the first of what is found is at the address. */
export async function searchFaults(page: Page, query: string, address: string): Promise<string[]> {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page
    .getByText('Nothing found.')
    .or(page.locator('[role=option][aria-selected=true]'))
    .first()
    .waitFor();
  // What was typed last may still be searched.
  await page.keyboard.press('Enter');
  const hasCome = await page
    .waitForURL((url) => url.href.endsWith(address), { timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );
  return hasCome ? [] : [`${query} leads to ${page.url()}`];
}

/** Makes a call by the form of a tool, with an argument filled in as text. */
export async function tryCall(page: Page, args: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Open the form' }).click();
  for (const [name, value] of Object.entries(args)) await page.locator(`#try-${name}`).fill(value);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.locator('.answer').locator('pre, .refused, .notice').first().waitFor();
}

/** Tries a call: what is shown is what the server answers to the call as it is shown, warnings first. */
export async function triedFaults(page: Page, args: Readonly<Record<string, string>>): Promise<string[]> {
  await tryCall(page, args);
  const body = await page.locator('.preview .panel').first().locator('pre').textContent();
  const expected = await page.evaluate(async (sent) => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    return (await (await fetch('/mcp', { method: 'POST', headers, body: sent })).json()) as {
      result: { structuredContent: Record<string, unknown> & { warnings: string[] } };
    };
  }, body);
  const { provenance: _, warnings, ...result } = expected.result.structuredContent;
  const shown = await page
    .locator('.answer pre')
    .textContent()
    .catch(() => null);
  const { provenance: __, warnings: told, ...answer } = JSON.parse(shown ?? '{}') as Record<string, unknown>;
  const found: string[] = [];
  if (JSON.stringify(answer) !== JSON.stringify(result))
    found.push(`another answer is shown: ${shown?.slice(0, 80)}`);
  if (JSON.stringify(told) !== JSON.stringify(warnings)) found.push('other warnings are shown');
  const first = await page.locator('.answer > *').first().innerText();
  if (!warnings.every((text) => first.includes(text))) found.push(`warnings do not come first: ${first}`);
  return found;
}

/** Tries a call that is refused: the code, in words, and the way forward. */
export async function refusedFaults(
  page: Page,
  args: Readonly<Record<string, string>>,
  parts: readonly string[],
): Promise<string[]> {
  await tryCall(page, args);
  const shown = page.locator('.answer .refused');
  if ((await shown.count()) === 0) return ['no refusal is shown'];
  const text = await shown.innerText();
  return parts.filter((part) => !text.includes(part)).map((part) => `the refusal does not say ${part}`);
}

/** Presses "Call" for a tool that leaves something behind: nothing is sent before it was agreed to. */
export async function askedFirstFaults(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Open the form' }).click();
  await page.locator('#try-example').selectOption({ index: 1 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.locator('.answer').locator('pre, .refused, .notice').first().waitFor();
  return sent.map((url) => `was sent unasked: ${url}`);
}

/** Makes a real call of which the result holds series: each line that is drawn has the values of the answer, in their order. */
export async function seriesFaults(page: Page, token: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Open the form' }).click();
  await page.locator('#try-example').selectOption({ index: 1 });
  await page.locator('#try-folds').fill('9');
  await page.locator('#try-token').fill(token);
  await page.locator('#try-agreed').check();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.locator('.answer').locator('pre, .refused, .notice').first().waitFor({ timeout: 50_000 });
  return page.evaluate(() => {
    const shown = document.querySelector('.answer pre')?.textContent;
    if (shown === undefined || shown === null) return ['there is no answer'];
    const { folds } = JSON.parse(shown) as { folds: Record<string, number>[] };
    const drawn = new Map(
      [...document.querySelectorAll('.answer figure')].map((figure) => [
        figure.textContent!.split(',')[0]!,
        figure,
      ]),
    );
    return ['test_return', 'excess_return'].flatMap((name) => {
      const figure = drawn.get(`folds[].${name}`);
      if (figure === undefined) return [`${name} is not drawn`];
      const values = folds.map((fold) => fold[name]!);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      const box = figure.querySelector('svg')!.getBoundingClientRect();
      if (box.width < 200 || box.height < 50) return [`${name} is drawn too small to be seen`];
      const points = figure.querySelector('polyline')!.getAttribute('points')!.split(' ');
      const heights = points.map((point) => 160 - Number(point.split(',')[1]));
      const scale = (Math.max(...heights) - Math.min(...heights)) / (most - least);
      const expected = values.map((value) => Math.min(...heights) + (value - least) * scale);
      const isRight =
        heights.length === 9 && heights.every((height, at) => Math.abs(height - expected[at]!) < 0.2);
      const words = `from ${least} to ${most}, at last ${values.at(-1)}`;
      return [
        ...(isRight ? [] : [`${name} is drawn as ${heights.join(' ')}`]),
        ...(figure.textContent!.includes(words) ? [] : [`${name} is told as ${figure.textContent}`]),
      ];
    });
  });
}
