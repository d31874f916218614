import { parseArgs } from 'node:util';
import type { Terminal } from 'toolwright-runtime/command-line';
import { runSelfTest } from 'toolwright-runtime/self-test';
import type { ListScannersResult, ListStrategiesResult } from '../../generated/contract/types.ts';
import { stdioLaunch } from '../stdio-launch.ts';

const STEP_MILLISECONDS = 20_000;

/**
 * `quant self-test`: starts this server as a client would, lists its tools and calls some that need no data. It tells how many
 * strategies and scanners come with the server and how many were installed, and fails where one could not be used.
 */
export async function runQuantSelfTest(argv: readonly string[], terminal: Terminal): Promise<number> {
  parseArgs({ args: [...argv], options: {} });
  const returns = [0.021, -0.012, 0.018, 0.009, -0.004, 0.027, -0.015, 0.011, 0.006, -0.008, 0.019, 0.003];
  return runSelfTest(
    {
      launch: stdioLaunch(process.env),
      calls: [
        { tool: 'audit_backtest', arguments: { returns, trials: 10, periodsPerYear: 12 } },
        { tool: 'list_strategies', arguments: {}, says: (answer) => counted('strategies', answer as never) },
        { tool: 'list_scanners', arguments: {}, says: (answer) => counted('scanners', answer as never) },
      ],
      stepMilliseconds: STEP_MILLISECONDS,
    },
    terminal,
  );
}

type Listed = Pick<ListStrategiesResult | ListScannersResult, 'demo' | 'installed' | 'refused'>;

function counted(what: string, { demo, installed, refused }: Listed): string {
  if (refused.length === 0) return `${what}: ${demo} demo, ${installed} installed`;
  const problems = refused.map(({ source, name, problem }) => `${name ?? 'all'} of ${source}: ${problem}`);
  throw new Error(`QUANT_PLUGINS names what can not be used: ${problems.join('; ')}`);
}
