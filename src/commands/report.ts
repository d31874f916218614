import { parseArgs } from 'node:util';
import { own, type Server } from 'toolwright-runtime';
import { EXIT, type ExitCode, runArtifact, type Terminal } from 'toolwright-runtime/command-line';

const USAGE = 'Usage: report TRIAL [--title TEXT] [--output FILE]\n';

/**
 * `report TRIAL [--title TEXT] [--output FILE]`: the document of `render_report`, on the output or in a file.
 *
 * @param argv what follows `report`
 */
export async function runReport(
  server: Pick<Server, 'call' | 'artifact'>,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { title: { type: 'string' }, output: { type: 'string' } },
    allowPositionals: true,
  });
  const [trial, ...more] = positionals;
  if (trial === undefined || more.length > 0) {
    terminal.writeError(`Name one trial.\n${USAGE}`);
    return EXIT.usage;
  }
  const answer = await server.call({
    tool: 'render_report',
    arguments: { trial_id: trial, ...(values.title !== undefined && { title: values.title }) },
    caller: { surface: 'command', client: null },
    identify: own,
  });
  if (answer.kind === 'refusal') {
    const { code, reason, recover } = answer.refusal;
    terminal.writeError(`${code}: ${reason} ${recover}\n`);
    return EXIT.refused;
  }
  if (answer.kind !== 'result')
    throw new Error(answer.kind === 'fault' ? answer.message : 'render_report is gone');
  const { uri } = answer.result['report'] as { readonly uri: string };
  const place = values.output === undefined ? [] : ['--out', values.output];
  return await runArtifact(server, [uri, ...place], terminal);
}
