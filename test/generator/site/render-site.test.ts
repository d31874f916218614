import { describe, expect, test } from 'vitest';
import { pages } from '../../../generator/emit/pages/pages.ts';
import { contractDigests } from '../../../generator/model/digest.ts';
import { renderSite } from '../../../generator/site/render-site.ts';
import type { SiteSettings } from '../../../generator/site/settings.ts';
import { contentOf } from '../../../generator/site/site-file.ts';
import { contract } from '../emit/contract-fixture.ts';

const emission = { contract, digests: contractDigests(contract), recordings: new Map(), releases: [] };
const generated = (await pages.emit(emission)).map(({ path, text }) => ({
  file: path.replace('generated/', ''),
  markdown: text,
}));
const guide = {
  file: 'docs/start.md',
  markdown: '# Start & <go>\n\nSee [the tool](../generated/kb/tools/weigh-rows.md#scale).\n',
};

function site(settings: SiteSettings = {}, more = [guide]): ReadonlyMap<string, string> {
  const markdown = [...generated, ...more];
  const files = renderSite({ emission, markdown, settings, assets: new Map([['site.css', 'body{}']]) });
  return new Map(files.map(({ path, text }) => [path, text]));
}

const plain = site();
const tool = plain.get('tools/weigh-rows/index.html')!;

describe('the files of a site', () => {
  test('each page has its Markdown twin, each tool its file, and the assets are there', () => {
    const paths = [...plain.keys()];
    const html = paths.filter((path) => path.endsWith('index.html'));
    expect(html.map((path) => path.replace('.html', '.md')).filter((path) => !plain.get(path))).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'index.html',
        'clients/index.html',
        '404.html',
        'contents/index.html',
        'docs/start/index.html',
        'glossary/index.html',
        'guarantees/index.html',
        'tools/weigh-rows/index.html',
        'tools/weigh-rows/tool.json',
        'search.json',
        'llms.txt',
        'llms-full.txt',
        'site.css',
      ]),
    );
  });

  test('the twin of a generated page is the page of the knowledge base', () => {
    expect(plain.get('tools/weigh-rows/index.md')).toBe(
      generated.find(({ file }) => file === 'kb/tools/weigh-rows.md')!.markdown,
    );
  });

  test('the sitemap is there once the site has an address', () => {
    expect(plain.has('sitemap.xml')).toBe(false);
    expect(site({ address: 'https://a.example' }).get('sitemap.xml')).toContain(
      '<url><loc>https://a.example/tools/weigh-rows/</loc></url>',
    );
  });

  test('llms.txt lists the Markdown of each page below its section', () => {
    expect(plain.get('llms.txt')).toMatch(/^# .+\n\n> .+\n\n## /);
    expect(plain.get('llms.txt')).toContain('- [weigh_rows](/tools/weigh-rows/index.md): Weigh rows');
  });

  test('a page without a title is an error that names the file', () => {
    expect(() => site({}, [{ file: 'docs/x.md', markdown: 'text' }])).toThrow(
      'docs/x.md has no first-level heading',
    );
  });
});

describe('search and the contents', () => {
  const entry = (name: string) => ({
    file: `docs/${name}.md`,
    markdown: `# ${name}\n\n## Form\n\n## ${name} alone\n`,
  });
  const files = site({}, 'abcdef'.split('').map(entry));

  test('list the sections of guides, each with its page', () => {
    const rows = JSON.parse(files.get('search.json')!) as string[][];
    expect(rows).toContainEqual(['a alone', 'section', '/docs/a/#a-alone', 'a']);
    expect(files.get('contents/index.html')).toContain(
      '<a href="/docs/a/#a-alone">a alone</a> <span class="quiet">in a</span>',
    );
  });

  test('leave out a heading that so many pages have that it tells none from the others', () => {
    expect(files.get('search.json')).not.toContain('"Form"');
    expect(files.get('contents/index.html')).not.toContain('>Form<');
  });
});

describe('the page where there is none', () => {
  const missing = site({ address: 'https://a.example' }).get('404.html')!;

  test('has the frame of all pages, and no address of its own', () => {
    expect(missing).toContain('aria-label="Pages"');
    expect(missing).not.toMatch(/rel="(canonical|alternate|prev|next)"/);
  });
});

describe('the page of a tool', () => {
  test.each([
    ['an argument', 'id="argument-scale"'],
    ['a field of the result', 'id="result-total"'],
    ['a field of a type', 'id="type-Weight-value"'],
    ['a refusal', 'id="refusal-too-heavy"'],
    ['a guarantee', 'id="guarantee-the-rows-are-added"'],
    ['an example', 'id="example-two-rows"'],
  ])('has a place for %s', (_what, id) => {
    expect(tool).toContain(id);
  });

  test('a link to a heading of the Markdown page leads to that place', () => {
    expect(plain.get('docs/start/index.html')).toContain('href="/tools/weigh-rows/#argument-scale"');
  });

  test('shows no answer that no run produced', () => {
    expect(tool).toContain('This example is not recorded yet.');
    expect(tool).not.toContain('The agent reads');
  });

  test('loads nothing but the files of the site', () => {
    const loaded = [...tool.matchAll(/(?:src|href)="([^"#]*)"/g)].map(([, address]) => address!);
    expect(loaded.filter((address) => !/^(\/(?!\/)|https:|$)/.test(address))).toEqual([]);
    expect(tool).not.toMatch(/<script(?! src| type="module" src)|\son\w+=|style="/);
  });

  test('marks itself in the navigation, and leads on', () => {
    expect(tool).toContain('<a href="/tools/weigh-rows/" aria-current="page">weigh_rows</a>');
    expect(tool).toContain('rel="next"');
  });
});

test('a title is text', () => {
  expect(plain.get('docs/start/index.html')).toContain('<title>Start &amp; &lt;go&gt; · ');
});

test('guides stand in the groups that the project names, the others last', () => {
  const other = { file: 'docs/other.md', markdown: '# Other\n' };
  const html = site({ guides: [{ title: 'First steps', pages: ['docs/start.md'] }] }, [guide, other]).get(
    'index.html',
  )!;
  const sections = [...html.matchAll(/<p class="section">(.*?)<\/p>/g)].map(([, title]) => title);
  expect(sections.slice(-2)).toEqual(['First steps', 'More']);
});

test('pages of another emitter have a section of their folder', () => {
  const page = { file: 'kb/indicators/rsi.md', markdown: '# RSI\n' };
  expect(site({}, [guide, page]).get('index.html')).toMatch(
    /<p class="section">Indicators<\/p>\n<ul>\n<li><a href="\/indicators\/rsi\/">RSI<\/a>/,
  );
});

describe('whoever decides about a tool', () => {
  test('says how many tokens its description is, and whose its definitions are', () => {
    expect(tool).toMatch(/of at most 2,048 characters, \d+ tokens of <code>o200k_base<\/code>\./);
    expect(tool).toContain('The definitions at its end are those of the glossary.');
  });

  test('says what becomes of a refused call that is made again', () => {
    expect(tool).toContain('<dt>The same call again</dt><dd>It is refused again, whenever it is made');
  });

  test('shows a refused call among the examples once a run has refused it', () => {
    const kept = {
      contract: '',
      held: [],
      refused: { 'too-heavy': 'too-heavy: <b>11</b> grams. Send fewer.' },
    };
    const recorded = renderSite({
      emission: { ...emission, held: new Map([['weigh_rows', kept]]) },
      markdown: [...generated, guide],
      settings: {},
      assets: new Map(),
    }).find(({ path }) => path === 'tools/weigh-rows/index.html')!;
    expect(contentOf(recorded)).toContain('<h3 id="refused-call">A call that is refused</h3>');
    expect(contentOf(recorded)).toContain('too-heavy: &lt;b&gt;11&lt;/b&gt; grams. Send fewer.');
    expect(tool).not.toContain('refused-call');
  });

  test('names its sources, and links them and its spec to be edited where the project says where they are', () => {
    const files = ['specs/tools/', 'src/handlers/weigh-rows.ts', 'generated/contract/weigh-rows/listing.ts'];
    for (const file of [...files, 'generated/tests/weigh-rows.test.ts'])
      expect(tool).toContain(`<code>${file}`);
    expect(tool).not.toContain('Edit its source');
    const linked = site({ repository: 'https://a.example/blob/main' }).get('tools/weigh-rows/index.html')!;
    for (const file of [...files, 'generated/tests/weigh-rows.test.ts'])
      expect(linked).toContain(`<a href="https://a.example/blob/main/${file}`);
    expect(linked).toMatch(
      /<a href="https:\/\/a\.example\/blob\/main\/specs\/[^"]+" rel="noopener">Edit its source/,
    );
  });
});
