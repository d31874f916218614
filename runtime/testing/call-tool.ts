import type { JsonObject } from '../answer.ts';
import type { UntypedAnswer } from '../client/answer.ts';
import type { Registry } from '../contract.ts';
import { type Fixtures, openSession } from './session.ts';

/** One call of a test. */
export interface TestCall {
  readonly tool: string;
  /** As a caller gives them: defaults are applied, and what breaks a bound is refused. */
  readonly arguments?: object;
  /** The prepared state that the call starts from; `default` where none is named. */
  readonly fixture?: string;
  /** What the handler sees as now, ISO 8601; that of the contract tests where none is given. */
  readonly clock?: string;
  /** The seed of `call.random`, an unsigned 32-bit integer; the tool's own where none is given. */
  readonly seed?: number;
}

/**
 * Makes one call on fresh state, through every step that a served call goes through, and gives its answer as data.
 * Rejects where the call ends in a fault, with what went wrong inside as the cause.
 */
export async function callTool<Services>(
  server: { readonly registry: Registry<Services>; readonly fixtures: Fixtures<Services> },
  call: TestCall,
): Promise<UntypedAnswer> {
  const { tool, fixture = 'default', clock, seed } = call;
  const args = (call.arguments ?? {}) as JsonObject;
  const session = await openSession(server.registry, server.fixtures, fixture, clock);
  return session.call(tool, { arguments: args, via: 'call', fixture }, seed);
}
