import { expect, test } from 'vitest';
import { followGuide } from './guide/follow-guide.ts';

test('the guide is right when it is followed line by line in an empty folder', async () => {
  expect(await followGuide('moving-from-zod.md')).toBe(6);
});
