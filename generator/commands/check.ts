import { gen } from './gen.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

/** `toolwright check`: findings of the specs, and drift of generated/. Changes nothing. */
export async function check(root: string, format: Format, terminal: Terminal): Promise<ExitCode> {
  return gen({ root, check: true, stats: false, format }, terminal);
}
