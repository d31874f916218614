import { expect, it } from 'vitest';
import { configurationText, type SavedConfiguration } from '../../src/configs/configuration.ts';
import { loadConfig } from '../../src/configs/load-config.ts';
import { registerScanners } from '../../src/scanners/registry.ts';
import { memoryConfigs } from '../fixtures/memory-configs.ts';

const saved: SavedConfiguration = {
  saved_at: '2026-01-01T00:00:00.000Z',
  strategy: null,
  scanner: 'momentum_rank',
  parameters: { lookback: 126, skip: 21 },
  undeclared_parameters: {},
  symbols: null,
  timeframe: '1D',
  direction: null,
  limits: {},
  provenance: {},
  campaign: null,
};

it.each([
  ['as it was saved', {}, []],
  ['of one that is gone', { scanner: 'retired' }, ['No scanner retired is registered any more']],
  ['beyond bounds of today', { parameters: { lookback: 501, skip: 21 } }, ['lookback is 501']],
  ['older than a parameter', { parameters: { lookback: 126 } }, ['momentum_rank has skip by now']],
])('a scan %s comes with what it warns of', async (_, change, warnings) => {
  const store = memoryConfigs({ 'scan.json': configurationText({ ...saved, ...change }) });
  const outcome = await loadConfig(
    { store, strategies: [], scanners: registerScanners([]) },
    { name: 'scan' },
  );
  expect(outcome).toMatchObject({
    kind: 'result',
    result: { run_arguments: null, scan_arguments: { timeframe: '1D' } },
    warnings: warnings.map((words) => expect.stringContaining(words)),
  });
});
