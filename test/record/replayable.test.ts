import { expect, test } from 'vitest';
import { whyNotReplayable } from '../../src/record/replayable.ts';

const tool = (toolset: string, handlerWrites?: true, name = 'some_tool') => ({
  name,
  toolset,
  ...(handlerWrites && { handlerWrites }),
});

test.each([
  ['a tool that computes', tool('audit'), undefined],
  ['a tool that is gone, which the replay says itself', undefined, undefined],
  ['a tool that writes', tool('backtest', true), 'changes something, and would change it again'],
  ['a tool of the record', tool('record'), 'reads the log itself, and the log has grown since'],
  [
    'the census, which grades what is logged',
    tool('audit', undefined, 'refusal_census'),
    'reads the log itself, and the log has grown since',
  ],
])('%s', (_what, listing, why) => {
  expect(whyNotReplayable(listing)).toBe(why);
});
