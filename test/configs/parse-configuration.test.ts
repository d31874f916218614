import { expect, it, test } from 'vitest';
import { configurationText, type SavedConfiguration } from '../../src/configs/configuration.ts';
import { parseConfiguration } from '../../src/configs/parse-configuration.ts';

const saved: SavedConfiguration = {
  saved_at: '2026-01-01T00:00:00.000Z',
  strategy: 'moving_average_cross',
  scanner: null,
  parameters: { fast: 20, slow: 150 },
  undeclared_parameters: { hour: 16 },
  symbols: ['SYN001'],
  timeframe: '1D',
  direction: 'long',
  limits: { stop_loss: 0.1 },
  provenance: { notes: 'x' },
  campaign: '{"trial_id":"run-1.1"}',
};
const text = configurationText(saved);

test('what was written is read', () => {
  const scan = { ...saved, strategy: null, scanner: 'new_high', direction: null };
  for (const configuration of [saved, scan])
    expect(parseConfiguration(configurationText(configuration))).toEqual({
      kind: 'configuration',
      configuration,
    });
});

test('no part of a file passes for the whole', () => {
  for (let length = 0; length < text.trimEnd().length; length++)
    expect(parseConfiguration(text.slice(0, length)).kind).toBe('damaged');
});

const edited = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change });
it.each([
  ['[]', 'no JSON object'],
  ['null', 'no JSON object'],
  [edited({ format: 2 }), '"format"'],
  [edited({ strategy: undefined }), '"strategy" is missing'],
  [edited({ strategy: 7 }), '"strategy"'],
  [edited({ strategy: null }), 'one strategy or one scanner'],
  [edited({ scanner: 'new_high' }), 'one strategy or one scanner'],
  [edited({ strategy: null, scanner: 'new_high' }), '"direction"'],
  [edited({ direction: null }), '"direction"'],
  [edited({ parameters: { fast: '20' } }), '"parameters"'],
  [edited({ parameters: [20] }), '"parameters"'],
  [edited({ symbols: [] }), '"symbols"'],
  [edited({ timeframe: '2D' }), '"timeframe"'],
  [edited({ saved_at: 'yesterday' }), '"saved_at"'],
  [edited({ limits: { max_names: 3 } }), '"limits"'],
  [edited({ provenance: { trial_id: 'x' } }), '"provenance"'],
  [edited({ campaign: { trial_id: 'run-1.1' } }), '"campaign"'],
  [edited({ api_key: 'x' }), 'a member "api_key"'],
  ['{"__proto__":{"format":1}}', 'a member "__proto__"'],
])('%s is damaged', (changed, why) => {
  expect(parseConfiguration(changed)).toMatchObject({
    kind: 'damaged',
    problem: expect.stringContaining(why),
  });
});
