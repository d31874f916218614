import { parseArgs } from 'node:util';
import type { Terminal } from 'toolwright-runtime/command-line';
import { runSelfTest } from 'toolwright-runtime/self-test';
import { stdioLaunch } from '../stdio-launch.ts';

const STEP_MILLISECONDS = 20_000;

/** `quant self-test`: starts this server as a client would, lists its tools and calls one that needs no data. */
export async function runQuantSelfTest(argv: readonly string[], terminal: Terminal): Promise<number> {
  parseArgs({ args: [...argv], options: {} });
  const returns = [0.021, -0.012, 0.018, 0.009, -0.004, 0.027, -0.015, 0.011, 0.006, -0.008, 0.019, 0.003];
  return runSelfTest(
    {
      launch: stdioLaunch(process.env),
      call: { tool: 'audit_backtest', arguments: { returns, trials: 10, periodsPerYear: 12 } },
      stepMilliseconds: STEP_MILLISECONDS,
    },
    terminal,
  );
}
