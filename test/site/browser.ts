import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Debian's browser, without windows if it can be had: that takes half the time. Undefined where none is installed, and then
 * the tests that need it say so.
 */
export const chromiumPath = ['chromium-headless-shell', 'chromium', 'chromium-browser']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));

export const whyNoBrowser = 'skipped: there is no Chromium (apt-get install chromium-headless-shell)';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] });
}

export interface Running {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The built server on a free port, with a state of its own. */
export async function serveQuant(): Promise<Running & { readonly home: string }> {
  const home = mkdtempSync(join(tmpdir(), 'quant-site-'));
  const server = spawn(process.execPath, [join(root, 'bin/quant.js'), 'serve', '--port', '0'], {
    env: { ...process.env, QUANT_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve) => {
    let printed = '';
    server.stdout.on('data', (text) => {
      printed += String(text);
      const found = /^pages +(http:\S+)\/$/m.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    address,
    home,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A token that may call every tool of a server over HTTP. */
export function researcherToken({ home }: { readonly home: string }): string {
  const made = spawnSync(
    process.execPath,
    [join(root, 'bin/quant.js'), 'token', 'create', '--tier', 'researcher'],
    { encoding: 'utf8', env: { ...process.env, QUANT_HOME: home } },
  );
  return made.stdout.trim();
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The same pages on a host that has files and no server behind them. */
export async function serveFiles(): Promise<Running> {
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://site').pathname;
    const file = join(root, 'dist/site', path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || extname(file) === '') response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' })
        .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What goes wrong on a page while it is looked at: errors on the console, and requests to somebody else. */
export interface Watched {
  readonly page: Page;
  readonly errors: string[];
  readonly foreign: string[];
  readonly close: () => Promise<void>;
}

export async function watchedPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${address}/`)) foreign.push(request.url());
  });
  return { page, errors, foreign, close: () => context.close() };
}

/** Puts a fault into what the browser loads from a path; one that changes nothing is no fault. */
export async function plant(
  page: Page,
  path: string | RegExp,
  change: (text: string) => string,
): Promise<void> {
  await page.route(
    (url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = change(text);
      if (body === text) throw new Error(`The fault for ${String(path)} changes nothing.`);
      await route.fulfill({ response, body });
    },
  );
}
