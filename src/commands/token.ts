import { runToken, type Terminal } from 'toolwright-runtime/command-line';
import { server } from '../../generated/contract/server.ts';
import { lazyTokenStore } from '../state/lazy-token-store.ts';

/** `quant token create|list|revoke`: the tokens of the state file. */
export function runQuantToken(argv: readonly string[], terminal: Terminal): Promise<number> {
  const parts = { server, store: lazyTokenStore(process.env), wallClock: () => new Date() };
  return runToken(parts, argv, terminal);
}
