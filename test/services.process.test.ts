import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openServices } from '../src/services.ts';
import { newParts } from './fixtures/states.ts';

const folder = mkdtempSync(join(tmpdir(), 'services-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['history', 'market'] as const)('a failure to read the %s is not remembered', async (name) => {
  const imported = join(folder, name);
  writeFileSync(imported, 'a file where a folder should be');
  const services = await openServices({ ...newParts(), signalsFolder: imported, barsFolder: imported });
  await expect(services[name]()).rejects.toThrow();
  rmSync(imported);
  expect(await services[name]()).toBe(await services[name]());
});
