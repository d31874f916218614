import { expect, test } from 'vitest';
import { coerceVocabularyValues } from '../../../runtime/call/coerce-vocabulary-values.ts';
import { fixtureServices, object } from '../fixture-registry.ts';

const flag = { name: 'gap', type: 'boolean', description: 'A gap at the open.' } as const;
const entries = [...fixtureServices().signals, flag].map((entry) => [entry.name, entry] as const);
const vocabularies = new Map([['signals', new Map(entries)]]);

function run(signals: object, unknownKeys?: 'warn') {
  const warnings: string[] = [];
  const map = {
    type: 'object',
    properties: [],
    keysFrom: 'signals',
    ...(unknownKeys && { unknownKeys }),
  } as const;
  const shape = object({ name: 'signals', shape: map });
  const value = coerceVocabularyValues(shape, { signals }, vocabularies, (text) => warnings.push(text));
  return { signals: value['signals'], warnings };
}

test.each([
  [{ rv_21d: '0.22' }, { rv_21d: 0.22 }],
  [{ rv_21d: ' -1e-3 ' }, { rv_21d: -0.001 }],
  [{ streak: '3' }, { streak: 3 }],
  [{ gap: 'true' }, { gap: true }],
  [{ regime: 'bull' }, { regime: 'bull' }],
])('%j becomes %j', (signals, coerced) => {
  expect(run(signals)).toEqual({ signals: coerced, warnings: [] });
});

test.each([
  [{ rv_21d: 'high' }, 'signals.rv_21d was ignored: it must be a number, not "high".'],
  [{ rv_21d: '' }, 'signals.rv_21d was ignored: it must be a number, not "".'],
  [{ rv_21d: '0x10' }, 'signals.rv_21d was ignored: it must be a number, not "0x10".'],
  [{ rv_21d: '"0.2"' }, 'signals.rv_21d was ignored: it must be a number, not "\\"0.2\\"".'],
  [{ rv_21d: '1e999' }, 'signals.rv_21d was ignored: it must be a number, not "1e999".'],
  [{ streak: '1.5' }, 'signals.streak was ignored: it must be an integer, not "1.5".'],
  [{ regime: 3 }, 'signals.regime was ignored: it must be one of bull, bear, not 3.'],
  [{ gap: 'yes' }, 'signals.gap was ignored: it must be a boolean, not "yes".'],
  [{ rv_21d: null }, 'signals.rv_21d was ignored: it must be a number, not null.'],
])('%j is dropped with a warning where the map warns, and stays where it refuses', (signals, warning) => {
  expect(run(signals, 'warn')).toEqual({ signals: {}, warnings: [warning] });
  expect(run(signals)).toEqual({ signals, warnings: [] });
});
