import { describe, expect, test } from 'vitest';
import { parseLock } from '../../../generator/diff/lock.ts';
import { lockText } from '../../../generator/emit/lock.ts';
import { contractDigests } from '../../../generator/model/digest.ts';
import { placesOf } from '../../../generator/site/lock-places.ts';
import { lostPlaces } from '../../../generator/site/lost-places.ts';
import { applyRedirects } from '../../../generator/site/redirects.ts';
import { renderSite } from '../../../generator/site/render-site.ts';
import { contract } from '../emit/contract-fixture.ts';

const digests = contractDigests(contract);
const files = renderSite({
  emission: { contract, digests, recordings: new Map(), releases: [] },
  markdown: [],
  settings: {},
  assets: new Map(),
});
const lock = parseLock(lockText(contract, digests));
const places = 'tools' in lock ? placesOf(lock) : [];

test('each place that a lock promises is on the site', () => {
  expect(places).toEqual(
    expect.arrayContaining([
      '/tools/weigh-rows/',
      '/tools/weigh-rows/#argument-scale',
      '/tools/weigh-rows/#result-total',
      '/tools/weigh-rows/#type-Weight',
      '/tools/weigh-rows/#type-Weight-value',
      '/tools/weigh-rows/#refusal-too-heavy',
      '/tools/weigh-rows/#guarantee-the-rows-are-added',
    ]),
  );
  expect(lostPlaces(places, files)).toEqual([]);
});

describe('a place that is gone', () => {
  const gone = ['/tools/weigh-rows/#argument-old', '/tools/old/', '/tools/old/#argument-a'];

  test('is lost', () => {
    expect(lostPlaces(gone, files)).toEqual(gone);
  });

  test('is not where a redirect leads on', () => {
    const redirects = {
      '/tools/weigh-rows/#argument-old': '/tools/weigh-rows/#argument-scale',
      '/tools/old/': '/tools/weigh-rows/',
    };
    expect(lostPlaces(gone, applyRedirects(files, redirects, 'Site'))).toEqual([]);
  });

  const redirected = (from: string, to: string) =>
    applyRedirects(files, { [from]: to }, 'Site').find(({ path }) => path === 'tools/weigh-rows/index.html')!
      .text;

  test('is where it is now, on the same page', () => {
    expect(redirected('/tools/weigh-rows/#argument-old', '/tools/weigh-rows/#argument-scale')).toContain(
      'id="argument-scale"><span id="argument-old"></span>',
    );
  });

  test('is in the first cell of a row that it became', () => {
    expect(redirected('/tools/weigh-rows/#result-old', '/tools/weigh-rows/#result-total')).toContain(
      '<tr id="result-total"><td><span id="result-old"></span>',
    );
  });

  test('is a line that says where it is, on another page', () => {
    expect(redirected('/tools/weigh-rows/#argument-old', '/changes/')).toContain(
      '<p class="notice" id="argument-old">What stood here is now at <a href="/changes/">/changes/</a>.</p>',
    );
  });
});
