import { expect, test } from 'vitest';
import type { ChangeKind } from '../../../generator/diff/rules/rule.ts';
import { stepSentence, versionStep } from '../../../generator/diff/version-step.ts';

test.each<[ChangeKind[], string, string, string, string, boolean]>([
  [[], '1.0.0', '1.0.0', 'none', 'none', true],
  [[], '1.0.0', '1.0.1', 'none', 'patch', true],
  [['wording'], '1.0.0', '1.0.0', 'patch', 'none', false],
  [['wording'], '1.0.0', '1.0.1', 'patch', 'patch', true],
  [['additive', 'wording'], '1.0.0', '1.0.9', 'minor', 'patch', false],
  [['additive'], '1.0.0', '1.1.0', 'minor', 'minor', true],
  [['dangerous'], '1.4.2', '1.5.0', 'minor', 'minor', true],
  [['breaking', 'additive'], '1.4.2', '1.5.0', 'major', 'minor', false],
  [['breaking'], '1.4.2', '2.0.0', 'major', 'major', true],
  [['wording'], '1.4.2', '2.0.0', 'patch', 'major', true],
  // A step back is never enough, whatever changed.
  [[], '1.4.2', '1.4.1', 'none', 'back', false],
  [['breaking'], '2.0.0', '1.9.9', 'major', 'back', false],
  // Below 1.0.0 each step is one smaller.
  [['breaking'], '0.3.1', '0.4.0', 'minor', 'minor', true],
  [['breaking'], '0.3.1', '0.3.2', 'minor', 'patch', false],
  [['additive'], '0.3.1', '0.3.2', 'patch', 'patch', true],
  [['wording'], '0.3.1', '0.3.1', 'patch', 'none', false],
  [['breaking'], '0.9.0', '1.0.0', 'minor', 'major', true],
  [['breaking'], '0.0.3', '0.0.4', 'patch', 'patch', true],
  // A pre-release promises nothing, and comes before its release.
  [['breaking'], '2.0.0-beta.1', '2.0.0-beta.2', 'patch', 'patch', true],
  [['breaking'], '2.0.0-beta.1', '2.0.0', 'patch', 'patch', true],
  [['breaking'], '1.0.0', '2.0.0-beta.1', 'major', 'major', true],
  [['wording'], '2.0.0', '2.0.0-beta.1', 'patch', 'back', false],
])('%j from %s to %s', (kinds, from, to, asked, made, enough) => {
  expect(versionStep(kinds, from, to)).toEqual({ from, to, asked, made, enough });
});

test.each<[ChangeKind[], string, string, string]>([
  [[], '1.0.0', '1.0.0', 'Nothing asks for another version than 1.0.0; specs/server.yaml says 1.0.0.'],
  [[], '1.1.0', '1.0.0', 'specs/server.yaml goes back from 1.1.0 to 1.0.0.'],
  [
    ['additive'],
    '1.0.0',
    '1.1.0',
    'The changes ask for a minor step from 1.0.0; specs/server.yaml says 1.1.0, and makes it.',
  ],
  [
    ['breaking'],
    '0.3.1',
    '0.3.2',
    'The changes ask for a minor step from 0.3.1 (below 1.0.0 a minor step is the break); specs/server.yaml says 0.3.2, which does not make it yet.',
  ],
])('%j from %s to %s as a sentence', (kinds, from, to, sentence) => {
  expect(stepSentence(versionStep(kinds, from, to))).toBe(sentence);
});
