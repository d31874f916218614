import { CallLogError } from 'toolwright-runtime';
import { expect, test } from 'vitest';
import { server as contract } from '../../generated/contract/server.ts';
import { livePages } from '../../src/live-pages/live-pages.ts';
import type { Services } from '../../src/services.ts';
import { campaign } from '../fixtures/campaign.ts';
import { recordedCalls } from '../fixtures/recorded-calls.ts';

const HTML = '<h1>Refusals</h1><p>A running server prints the counts here.</p>';
const MARKDOWN = '# Refusals\n\nA running server prints the counts here.\n';

function pagesOf(services: Pick<Services, 'ledgers' | 'calls'>, wallClock = () => new Date(0)) {
  const server = { contract, listings: () => [] };
  return livePages({ server, services, environment: {}, wallClock });
}

test('the census stands in its place, in both forms of the page', async () => {
  const live = pagesOf(await campaign());
  const html = await live('/docs/refusals/index.html', HTML);
  expect(html).toContain('<th>declared tapes</th><th>determinations</th><th>SELECTED</th>');
  expect(html).toContain(
    '<tr><td>us-large</td><td>5</td><td>3</td><td>1</td><td>1</td><td>1</td><td>0</td></tr>',
  );
  expect(html).toContain('Selected: deflatedSharpeRatio &gt;= 0.95, nObs &gt;= 250');
  expect(html).toContain('Refused by code: below-bar 2, sharpe-undefined 1.');
  const markdown = await live('/docs/refusals/index.md', MARKDOWN);
  expect(markdown).toContain('| all | 9 | 6 | 1 | 1 | 3 | 1 |');
  expect(markdown).toContain('\n    Selected: deflatedSharpeRatio >= 0.95, nObs >= 250\n');
  expect(html + markdown).not.toContain('A running server');
});

test('a server without a campaign says so', async () => {
  const live = pagesOf(await recordedCalls());
  expect(await live('/docs/refusals/index.html', HTML)).toContain(
    '<p>No campaign is sealed on this server.</p>',
  );
});

test('a state that can not be read is said, not shown as no campaign', async () => {
  const damaged = new CallLogError('LOG_DAMAGED', 'state.sqlite is damaged <here>.');
  const live = pagesOf({ ...(await recordedCalls()), ledgers: () => Promise.reject(damaged) });
  expect(await live('/docs/refusals/index.html', HTML)).toContain(
    '<p>The counts can not be read now: state.sqlite is damaged &lt;here&gt;.</p>',
  );
});

test('readers share a count for ten seconds', async () => {
  const services = await recordedCalls();
  let [now, opened] = [0, 0];
  const ledgers = () => {
    opened += 1;
    return services.ledgers();
  };
  const live = pagesOf({ ...services, ledgers }, () => new Date(now));
  for (now of [0, 1, 9_999, 10_000]) await live('/docs/refusals/index.html', HTML);
  expect(opened).toBe(2);
});

test('other pages and files are sent as they are', async () => {
  const live = pagesOf(await recordedCalls());
  expect(await live('/docs/ledger/index.html', HTML)).toBe(HTML);
  expect(await live('/style.css', 'A running server prints the counts here.')).toContain('A running server');
});
