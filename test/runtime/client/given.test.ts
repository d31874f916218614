import { expectTypeOf, test } from 'vitest';
import type { Given } from '../../../runtime/client/given.ts';

interface Arguments {
  rows: { weight: number; unit: string }[];
  mode: string;
  window?: { days: number; kind: 'calendar' | 'trading' };
  trust: { [signal: string]: { share: number; note: string } };
  label: string | null;
}

// These hold where they compile: `make check` runs the compiler over them.
test('what has a default may be left out, at any depth, and everything may be readonly', () => {
  type Input = Given<Arguments, 'mode' | 'window.kind' | 'rows.unit' | 'trust.note'>;
  expectTypeOf<{
    readonly rows: readonly { readonly weight: number }[];
    readonly trust: { readonly rsi: { readonly share: number } };
    readonly window: { readonly days: number };
    readonly label: null;
  }>().toExtend<Input>();
  expectTypeOf<Input['mode']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<NonNullable<Input['window']>['kind']>().toEqualTypeOf<'calendar' | 'trading' | undefined>();
  expectTypeOf<Input['rows'][number]['weight']>().toEqualTypeOf<number>();
  expectTypeOf<Input['label']>().toEqualTypeOf<string | null>();
});

test('without defaults all that is required stays so', () => {
  expectTypeOf<{ rows: [] }>().not.toExtend<Given<Arguments>>();
  expectTypeOf<Arguments>().toExtend<Given<Arguments>>();
});
