import { describe, expect, test } from 'vitest';
import { deadLinks, linkCheck } from '../../../generator/site/dead-links.ts';

const page = (path: string, text: string) => ({ path: `${path}index.html`, text });
const home = page('', '<a href="/a/#x">a</a><img src="icon.svg"><a href="https://a.example/">out</a>');
const icon = { path: 'icon.svg', text: '' };
const a = page('a/', '<h2 id="x">X</h2><a href="#x">here</a><a href="../">up</a>');

test.each([
  ['nothing', [home, icon, a], []],
  ['a place that is gone', [home, icon, page('a/', '')], ['/a/#x']],
  ['a page that is gone', [home, icon], ['/a/#x']],
  ['a picture that is gone', [home, a], ['icon.svg']],
  ['a place of its own', [page('', '<a href="#none">')], ['#none']],
  ['what its form calls', [page('', '<div data-tool-file="/t.json">')], ['/t.json']],
])('%s is found', (_what, files, hrefs) => {
  expect(deadLinks(files).map(({ href }) => href)).toEqual(hrefs);
});

describe('a site that is checked again', () => {
  const changed = page('a/', '<h2 id="x">X, in other words</h2><a href="/none/">none</a>');
  const noPlace = page('a/', '<h2 id="y">Y</h2>');
  const noHome = { path: 'other/index.html', text: '<a href="/a/#x">a</a>' };

  test.each([
    ['a page that changes', [home, icon, a], [home, icon, changed]],
    ['a place that goes while others link to it', [home, icon, a], [home, icon, noPlace]],
    ['a place that comes back', [home, icon, noPlace], [home, icon, a]],
    ['a page that goes', [home, icon, a], [home, icon]],
    ['a page that comes', [home, icon], [home, icon, a]],
    ['a file that goes', [home, icon, a], [home, a]],
    ['a page that comes with a dead link', [icon, a], [icon, a, noHome]],
    ['nothing that changes', [home, a], [home, a]],
  ])('finds of %s what a first check would', (_what, before, after) => {
    const check = linkCheck();
    expect(check(before)).toEqual(deadLinks(before));
    expect(check(after)).toEqual(deadLinks(after));
    expect(check(before)).toEqual(deadLinks(before));
  });
});
