import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ArtifactLink } from '../../../runtime/handler.ts';
import { replay } from '../../../runtime/replay/replay.ts';
import { drawChart, fixtureTool, PIXEL } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

test('what a handler keeps is stored under the digest of its content, and the result links to it', async () => {
  const { call, artifacts } = fixtureServer({}, [drawChart]);
  const answer = (await call('draw_chart', { image: true })) as unknown as {
    result: Record<'page' | 'image', ArtifactLink>;
  };
  const { page, image } = answer.result;
  expect(page).toEqual({
    uri: `artifact://${page.digest}`,
    path: `artifacts/${page.digest}.html`,
    digest: createHash('sha256').update('<h1>ü</h1>').digest('hex'),
    mediaType: 'text/html',
    bytes: 11,
  });
  expect(image.path).toBe(`artifacts/${image.digest}.png`);
  expect([...artifacts.kept.values()]).toEqual([
    {
      digest: page.uri.slice('artifact://'.length),
      mediaType: 'text/html',
      content: Buffer.from('<h1>ü</h1>'),
      runId: 'run-1',
      tool: 'draw_chart',
      keptAt: '2026-01-02T00:00:00.000Z',
    },
    expect.objectContaining({ digest: image.uri.slice('artifact://'.length), content: PIXEL }),
  ]);
});

test('equal contents have one address, and a replay keeps nothing', async () => {
  const { call, artifacts, server, log } = fixtureServer({}, [drawChart]);
  await call('draw_chart');
  await call('draw_chart');
  expect(artifacts.kept.size).toBe(1);
  const other = fixtureServer({}, [drawChart]);
  expect(await replay(other.server, (await log.find('run-1'))!, 'abc')).toMatchObject({ verdict: 'same' });
  expect(other.artifacts.kept.size).toBe(0);
  expect(server.hasArtifacts).toBe(true);
});

const elsewhere = {
  uri: `artifact://${'0'.repeat(64)}`,
  path: 'artifacts/0.html',
  digest: '0',
  mediaType: 'text/html',
  bytes: 1,
};

test.each<[string, (link: object) => object, string]>([
  ['links to what it did not make', () => ({ page: elsewhere }), 'page links to artifact://0000'],
  [
    'has another media type',
    (link) => ({ page: { ...link, mediaType: 'text/plain' } }),
    'the result is not valid: page.mediaType',
  ],
  [
    'loses what it made',
    (link) => ({ page: link, second: true }),
    'made an artifact, image/png, that its result does not link to',
  ],
])('a handler whose result %s fails, and nothing is kept', async (_, shape, message) => {
  const tool = fixtureTool('draw_chart', {
    listing: drawChart.listing,
    contract: await drawChart.contract(),
    handler: (_args, call) => {
      call.provenance({ asOf: null });
      const { second, ...result } = shape(call.artifact('text/html', 'x')) as { second?: boolean };
      if (second) call.artifact('image/png', PIXEL);
      return result;
    },
  });
  const { call, artifacts, faults } = fixtureServer({}, [tool]);
  expect(await call('draw_chart')).toMatchObject({ kind: 'fault' });
  expect(String(faults[0])).toContain(message);
  expect(artifacts.kept.size).toBe(0);
});

test.each([
  [19, { kind: 'result' }],
  [18, { kind: 'refusal', refusal: { code: 'ARTIFACTS_TOO_LARGE', params: { bytes: 19, limit: 18 } } }],
])('with room for %i bytes beside the result, 19 bytes end in %j', async (artifactBytes, expected) => {
  const { listing, ...entry } = drawChart;
  const limited = { ...entry, listing: { ...listing, limits: { argumentBytes: 1_000, artifactBytes } } };
  const { call, artifacts } = fixtureServer({}, [limited]);
  expect(await call('draw_chart', { image: true })).toMatchObject(expected);
  expect(artifacts.kept.size).toBe(expected.kind === 'result' ? 2 : 0);
});
