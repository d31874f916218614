import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { marketClock, stateFile } from '../src/installation.ts';

const home = homedir();

test.each([
  [undefined, `${home}/.quant-research/state.sqlite`],
  ['', `${home}/.quant-research/state.sqlite`],
  ['/var/quant', '/var/quant/state.sqlite'],
  ['~', `${home}/state.sqlite`],
  ['~/quant', `${home}/quant/state.sqlite`],
  ['~quant', '~quant/state.sqlite'],
])('QUANT_HOME=%s keeps the state in %s', (QUANT_HOME, file) => {
  expect(stateFile({ QUANT_HOME })).toBe(file);
});

test('the clock is the snapshot, or the wall where that is asked for, and nothing else', () => {
  expect([{}, { QUANT_CLOCK: '' }, { QUANT_CLOCK: 'wall' }].map(marketClock)).toEqual([
    'snapshot',
    'snapshot',
    'wall',
  ]);
  expect(() => marketClock({ QUANT_CLOCK: 'Wall' })).toThrow(
    'QUANT_CLOCK is "Wall"; it can be wall or snapshot.',
  );
});
