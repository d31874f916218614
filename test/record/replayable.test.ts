import { expect, test } from 'vitest';
import { whyNotReplayable } from '../../src/record/replayable.ts';

const tool = (toolset: string, readOnlyHint: boolean, name = 'some_tool') => ({
  name,
  toolset,
  annotations: { readOnlyHint, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

test.each([
  ['a tool that computes', tool('audit', true), undefined],
  ['a tool that is gone, which the replay says itself', undefined, undefined],
  ['a tool that writes', tool('backtest', false), 'changes something, and would change it again'],
  ['a tool of the record', tool('record', true), 'reads the log itself, and the log has grown since'],
  [
    'the census, which grades what is logged',
    tool('audit', true, 'refusal_census'),
    'reads the log itself, and the log has grown since',
  ],
])('%s', (_what, listing, why) => {
  expect(whyNotReplayable(listing)).toBe(why);
});
