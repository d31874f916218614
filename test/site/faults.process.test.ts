import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chromiumPath,
  openBrowser,
  plant,
  researcherToken,
  serveQuant,
  type Watched,
  watchedPage,
  whyNoBrowser,
} from './browser.ts';
import {
  barriers,
  missingWithoutScript,
  overflow,
  policyFaults,
  shifts,
  unprintable,
  unreachable,
} from './checks.ts';
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

// Each check of the site, on a page as it is and on the same page with a fault in it that the check is there to find.

interface Fault {
  readonly what: string;
  readonly path: string;
  readonly plant: (page: Page) => Promise<void>;
  readonly check: (page: Page, watched: Watched) => Promise<readonly string[]> | readonly string[];
  /** What the check says of it. */
  readonly found: string;
  readonly options?: BrowserContextOptions;
}

const css = (text: string) => (page: Page) => plant(page, '/site.css', (sheet) => `${sheet}\n${text}`);
const html = (from: string, to: string) => (page: Page) =>
  plant(page, /\/$/, (text) => text.replace(from, () => to));
const atTheEnd = (text: string) => html('</main>', `${text}</main>`);
const script = (name: string, from: string, to: string) => (page: Page) =>
  plant(page, `/scripts/${name}.js`, (text) => text.replace(from, () => to));

const small = { viewport: { width: 360, height: 740 } };
const withoutScript = { javaScriptEnabled: false };
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const tool = '/tools/compare-to-history/';
/** Of the server of these tests, once it runs. */
let token = '';
const drawnFaults = (page: Page) => seriesFaults(page, token);

const faults: readonly Fault[] = [
  {
    what: 'words that can not be read, in one scheme alone',
    path: '/glossary/',
    options: { colorScheme: 'dark' },
    plant: (page) =>
      plant(page, '/site.css', (text) => text.replace(/(--quiet: light-dark\(#\w+), #\w+/, '$1, #33383f')),
    check: (page) => barriers(page, 'colours'),
    found: 'color-contrast',
  },
  {
    what: 'a picture that is not told in words',
    path: '/policies/',
    plant: atTheEnd('<img src="/x.svg">'),
    check: (page) => barriers(page),
    found: 'image-alt',
  },
  {
    what: 'an error on the console',
    path: '/',
    plant: script('page', 'schemeButton();', 'schemeButton(); null.thrown;'),
    check: (_page, { errors }) => errors,
    found: 'thrown',
  },
  {
    what: 'a request to somebody else',
    path: '/',
    options: { bypassCSP: true },
    plant: atTheEnd('<img alt="" src="http://127.0.0.1:9/x.png">'),
    check: (_page, { foreign }) => foreign,
    found: 'http://127.0.0.1:9/x.png',
  },
  {
    what: 'a script in the page, which its policy stops',
    path: '/',
    plant: atTheEnd('<script>document.title = "x"</script>'),
    check: (_page, { errors }) => errors,
    found: 'Content Security Policy',
  },
  {
    what: 'something that moves what is seen',
    path: '/',
    plant: script(
      'page',
      'schemeButton();',
      'schemeButton(); setTimeout(() => document.querySelector("main").prepend(Object.assign(document.createElement("p"), { textContent: "late" })), 50);',
    ),
    check: shifts,
    found: '0.',
  },
  {
    what: 'something too wide for a small screen',
    path: '/',
    options: small,
    plant: atTheEnd(`<p>${'x'.repeat(900)}</p>`),
    check: overflow,
    found: '> 360',
  },
  {
    what: 'a page that says nothing without JavaScript',
    path: '/policies/',
    options: withoutScript,
    plant: css(':root:not(.js) main > * { display: none }'),
    check: missingWithoutScript,
    found: 'main says nothing',
  },
  {
    what: 'a menu that only a script unfolds',
    path: '/policies/',
    options: withoutScript,
    plant: css(':root:not(.js) .menu nav { display: none }'),
    check: missingWithoutScript,
    found: 'there is no menu',
  },
  {
    what: 'tabs that only a script shows',
    path: '/clients/',
    options: withoutScript,
    plant: html(' checked', ''),
    check: missingWithoutScript,
    found: 'tabs 0 show 0 panels',
  },
  {
    what: 'tabs of which paper shows the chosen one alone',
    path: tool,
    plant: css('@media print { .panel { visibility: hidden } }'),
    check: unprintable,
    found: 'is not printed: <div class="panel"',
  },
  {
    what: 'a schema that stays folded on paper',
    path: tool,
    plant: css('@media print { main details::details-content { content-visibility: hidden !important } }'),
    check: unprintable,
    found: 'is not printed: <div class="code"',
  },
  {
    what: 'a long block that paper cuts off',
    path: tool,
    plant: css('@media print { pre { max-height: 9rem !important } }'),
    check: unprintable,
    found: 'is cut off: <pre',
  },
  {
    what: 'a menu on paper',
    path: '/policies/',
    plant: css('@media print { .menu { display: block !important } }'),
    check: unprintable,
    found: 'is printed: <details class="menu"',
  },
  {
    what: 'a link that the keys pass by',
    path: '/policies/',
    plant: atTheEnd('<a href="/" tabindex="-1">home</a>'),
    check: unreachable,
    found: 'is not reached: <a href="/" tabindex="-1"',
  },
  {
    what: 'a block that scrolls under the mouse alone',
    path: '/clients/',
    plant: html('<pre tabindex="0">', '<pre tabindex="-1">'),
    check: unreachable,
    found: 'is not reached: <pre tabindex="-1"',
  },
  {
    what: 'a focus that is not seen',
    path: '/policies/',
    plant: css('.find:focus-visible { outline: none }'),
    check: unreachable,
    found: 'shows no focus: <a class="find"',
  },
  {
    what: 'a tab without a panel of its own',
    path: '/clients/',
    plant: css('.panel:nth-child(5) { visibility: hidden !important }'),
    check: tabFaults,
    found: 'shows nothing',
  },
  {
    what: 'tabs that move what is below them',
    path: '/clients/',
    plant: css(
      '.panel { display: none } .tabs:has(label:nth-child(2) > :checked) > .panel:nth-child(4) { display: block }',
    ),
    check: tabFaults,
    found: 'moves what is below',
  },
  {
    what: 'a copy that is not the block',
    path: '/clients/',
    options: clipboard,
    plant: script('element', "?.textContent ?? ''", "?.textContent.slice(1) ?? ''"),
    check: copyFaults,
    found: 'is copied as',
  },
  {
    what: 'a block that can not be copied',
    path: '/clients/',
    options: clipboard,
    plant: script('page', 'addCopyButton(block);', "block.closest('.panel') ?? addCopyButton(block);"),
    check: copyFaults,
    found: 'has no button',
  },
  {
    what: 'a scheme that the next page forgets',
    path: '/policies/',
    plant: script('theme', "getItem('scheme')", "getItem('sheme')"),
    check: schemeFaults,
    found: 'Dark is not kept',
  },
  {
    what: 'a scheme that changes nothing',
    path: '/policies/',
    plant: (page) => plant(page, '/site.css', (text) => text.replace('[data-scheme="dark"]', '[data-sheme]')),
    check: schemeFaults,
    found: 'the page is not Dark',
  },
  {
    what: 'a name that the search does not know',
    path: '/',
    plant: (page) => plant(page, '/search.json', (text) => text.replaceAll('recency_half_life_days', 'x')),
    check: (page) => searchFaults(page, 'recency_half', '#argument-recency_half_life_days'),
    found: 'recency_half leads to',
  },
  {
    what: 'an answer that is not what the server gave',
    path: tool,
    plant: script('answer', 'codeBlock(jsonText(answer))', 'codeBlock(jsonText({ ...answer, top_k: 1 }))'),
    check: (page) => triedFaults(page, { top_k: '50' }),
    found: 'another answer is shown',
  },
  {
    what: 'warnings that are left out',
    path: tool,
    plant: script('answer', 'told.length === 0', 'true'),
    check: (page) => triedFaults(page, { top_k: '50' }),
    found: 'warnings do not come first',
  },
  {
    what: 'a refusal that is shown as a failure',
    path: tool,
    plant: script('answer', 'refusal === undefined', 'true'),
    check: (page) => refusedFaults(page, { top_k: '900' }, ['INVALID_TOP_K']),
    found: 'no refusal is shown',
  },
  {
    what: 'a refusal without the way forward',
    path: tool,
    plant: script('answer', '...withCode(recover)', "''"),
    check: (page) => refusedFaults(page, { top_k: '900' }, ['INVALID_TOP_K', 'at most 500', 'call again']),
    found: 'the refusal does not say call again',
  },
  {
    what: 'a series that stands on its head',
    path: '/tools/run-walk-forward/',
    plant: script('draw', '((value - least) / room)', '((most - value) / room)'),
    check: drawnFaults,
    found: 'test_return is drawn as',
  },
  {
    what: 'a series that is not drawn',
    path: '/tools/run-walk-forward/',
    plant: script('draw', 'value !== first && !(', 'value !== value && !('),
    check: drawnFaults,
    found: 'test_return is not drawn',
  },
  {
    what: 'a call that leaves something behind and was not agreed to',
    path: '/tools/preregister/',
    plant: script('try-it', '&& !agreed.checked', '&& agreed.checked'),
    check: askedFirstFaults,
    found: 'was sent unasked',
  },
];

describe.skipIf(chromiumPath === undefined)(`faults (${chromiumPath ?? whyNoBrowser})`, () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveQuant>>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), serveQuant()]);
    token = researcherToken(server);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  /** What a check finds on the page as it is: it is opened once for all faults that the check is there to find in it. */
  const looked = new Map<Fault['check'], Map<string, Promise<readonly string[]>>>();
  const foundWithout = ({ path, check, options }: Pick<Fault, 'path' | 'check' | 'options'>) => {
    const key = JSON.stringify([path, options]);
    const known = looked.get(check) ?? new Map<string, Promise<readonly string[]>>();
    looked.set(check, known);
    const look = async () => {
      const watched = await watchedPage(browser, server.address, options);
      await watched.page.goto(server.address + path);
      const found = await check(watched.page, watched);
      await watched.close();
      return found;
    };
    const found = known.get(key) ?? look();
    known.set(key, found);
    return found;
  };

  test.each(faults)(
    '$what is found, and nothing where it is not',
    async ({ path, check, options, ...fault }) => {
      expect(await foundWithout({ path, check, options })).toEqual([]);

      const faulty = await watchedPage(browser, server.address, options);
      await fault.plant(faulty.page);
      await faulty.page.goto(server.address + path);
      expect((await check(faulty.page, faulty)).join('\n')).toContain(fault.found);
      await faulty.close();
    },
  );
});

const sound = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'";

test.each([
  ['a policy that allows what it does not name', sound.replace("'none'", "'self'"), '', 'does not name'],
  [
    'a script from elsewhere',
    sound.replace("script-src 'self'", "script-src 'self' https://a.example"),
    '',
    'script-src',
  ],
  [
    'styles in the page',
    sound.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    '',
    'style-src',
  ],
  ['calls to others', sound.replace("connect-src 'self'", 'connect-src *'), '', 'connect-src'],
  ['a script in the page', sound, '<script>x</script>', '<script>'],
  ['a style in the page', sound, '<p style="color: red">', 'style="'],
  ['a handler in the page', sound, '<p onclick="x()">', 'onclick="'],
])('%s is found', (_what, policy, page, found) => {
  expect(policyFaults(sound, '<script src="/a.js"></script>')).toEqual([]);
  expect(policyFaults(policy, page).join()).toContain(found);
});
