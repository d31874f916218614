import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { ownRoot } from './project.ts';

test('changed specs give findings or files, never an exception', { timeout: 180_000 }, async () => {
  const { runs, sound } = await fuzz(300, 1);
  // Guards the test itself: changes that all break the first stage would prove little.
  expect(sound).toBeGreaterThan(runs / 20);
});

test("so do changes of the repository's own specs", { timeout: 180_000 }, async () => {
  expect((await fuzz(80, 2, ownRoot)).sound).toBeGreaterThan(2);
});
