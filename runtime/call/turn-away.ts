import type { RefusalParams } from '../refusal.ts';

/** A call that is turned away before it is logged. Its code is phrased by the tool's contract. */
export interface TurnedAway {
  readonly kind: 'turned-away';
  readonly code: string;
  readonly params: RefusalParams;
}

export function turnAway(code: string, params: RefusalParams): TurnedAway {
  return { kind: 'turned-away', code, params };
}
