import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { stateFile } from '../src/installation.ts';

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
