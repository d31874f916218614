import { expect, test } from 'vitest';
import { siteMisfits } from '../../../generator/extension/check-site.ts';

test.each<[unknown, string[]]>([
  [{}, []],
  [
    {
      address: 'https://a.example/docs',
      repository: 'https://a.example/tree/main',
      command: 'npx a',
      home: 'docs/home.md',
      guides: [{ title: 'First', pages: ['docs/a.md'] }],
      redirects: { '/tools/a/#argument-b': '/tools/a/#argument-c', '/old/': '/' },
    },
    [],
  ],
  ['a site', ['`site` is no object']],
  [{ adress: 'https://a.example' }, ['`site.adress` is no member (address)']],
  [{ address: 'https://a.example/' }, ['`site.address` is no address without a slash at its end']],
  [{ address: 'javascript:alert(1)' }, ['`site.address` is no address without a slash at its end']],
  [{ command: 'a\nb' }, ['`site.command` is no line of text']],
  [{ home: 'docs/home.html' }, ['`site.home` is no path of a Markdown file']],
  [{ guides: [{ title: 'First' }] }, ['`site.guides` is no list of groups with `title` and `pages`']],
  [
    { redirects: { '/a/': 'https://evil.example/' } },
    [
      '`site.redirects` leads from or to something else than an address of the site, like `/tools/a/#argument-b`',
    ],
  ],
])('%j', (site, expected) => {
  const said = siteMisfits(site).map(
    ({ member, problem, suggestion }) =>
      `${member} ${problem}${suggestion === undefined ? '' : ` (${suggestion})`}`,
  );
  expect(said).toEqual(expected);
});
