import { expect, test } from 'vitest';
import { server as contract } from '../../generated/contract/server.ts';
import { registry } from '../../generated/registry.ts';
import { noticeHtml, noticeMarkdown, offNotices } from '../../src/live-pages/off-notices.ts';

const server = { contract, listings: () => registry.tools.map(({ listing }) => listing) };
const off = { QUANT_HTTP_CALLS: '0' };

test.each<[path: string, environment: Record<string, string>, off: boolean]>([
  ['/tools/read-chart/index.html', off, true],
  ['/tools/read-chart/index.md', off, true],
  ['/tools/read-chart/index.html', {}, false],
  ['/index.html', off, true],
  ['/docs/surfaces/index.html', off, true],
  ['/docs/ledger/index.html', off, false],
  ['/tools/no-tool/index.html', off, false],
])('%s with %j', (path, environment, isOff) => {
  const said = isOff
    ? [expect.stringMatching(/^Off on this server; QUANT_HTTP_CALLS=1 switches it on\. /)]
    : [];
  expect(offNotices(path, server, environment)).toEqual(said);
});

test('a switch that a tool needs is told on its page alone', () => {
  const listings = () =>
    registry.tools.map(({ listing }) => ({
      ...listing,
      switches: listing.name === 'read_chart' ? ['market_data'] : [],
    }));
  const marketData = { name: 'market_data', variable: 'QUANT_MARKET_DATA', description: 'Vendor bars.' };
  const switched = { contract: { ...contract, switches: [marketData] }, listings };
  expect(offNotices('/tools/read-chart/index.html', switched, {})).toEqual([
    'Off on this server; QUANT_MARKET_DATA=1 switches it on. Vendor bars.',
  ]);
  expect(offNotices('/tools/read-chart/index.html', switched, { QUANT_MARKET_DATA: '1' })).toEqual([]);
  expect(offNotices('/tools/audit-backtest/index.html', switched, {})).toEqual([]);
});

test('a notice stands below the title, as text', () => {
  const html = '<h1 id="a">A</h1><p>B</p>';
  expect(noticeHtml(html, ['$& <off>'])).toBe(
    '<h1 id="a">A</h1>\n<p><strong>$&amp; &lt;off&gt;</strong></p><p>B</p>',
  );
  expect(noticeMarkdown('# A\n\nB\n', ['off'])).toBe('# A\n\n**off**\n\nB\n');
  expect([noticeHtml(html, []), noticeMarkdown('# A\n', [])]).toEqual([html, '# A\n']);
});
