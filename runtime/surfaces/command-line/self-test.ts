import type { JsonObject } from '../../answer.ts';
import type { StdioLaunch } from './client-config.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

export interface SelfTest {
  readonly launch: StdioLaunch;
  /** Calls that must give a result, made in this order. */
  readonly calls: readonly SelfTestCall[];
  /** What a step may take before it counts as failed. */
  readonly stepMilliseconds: number;
}

export interface SelfTestCall {
  readonly tool: string;
  readonly arguments: JsonObject;
  /** What the answer tells, as a line; where it throws, the test has failed. That it gave a result, where it is left out. */
  readonly says?: (answer: JsonObject) => string;
}

/**
 * `self-test`: starts the real server as a client would, with the SDK's own client over stdio; lists, reads
 * and calls. Writes the counts and ends with 0, or names the step that failed, with what the server said on
 * its stderr, and ends with 1.
 */
export async function runSelfTest(
  { launch, calls, stepMilliseconds }: SelfTest,
  terminal: Terminal,
): Promise<ExitCode> {
  const [{ Client }, { getDefaultEnvironment, StdioClientTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/stdio.js'),
  ]);
  const transport = new StdioClientTransport({
    command: launch.command,
    args: [...launch.args],
    env: { ...getDefaultEnvironment(), ...launch.env },
    stderr: 'pipe',
  });
  const said: Buffer[] = [];
  transport.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const client = new Client({ name: 'self-test', version: '1' });
  const options = { timeout: stepMilliseconds };

  let step = 'start the server';
  try {
    await client.connect(transport, options);
    step = 'list the tools';
    const { tools } = await client.listTools(undefined, options);
    step = 'list the resources';
    const { resources } = await client.listResources(undefined, options);
    const told: string[] = [];
    for (const { tool, arguments: args, says } of calls) {
      step = `call ${tool}`;
      const result = await client.callTool({ name: tool, arguments: args }, undefined, options);
      if (result.isError) throw new Error(JSON.stringify(result.content));
      told.push(says?.(result.structuredContent as JsonObject) ?? `${tool} gave a result`);
    }
    terminal.writeOutput(
      `ok: ${[`${tools.length} tools, ${resources.length} resources`, ...told].join('\n    ')}\n`,
    );
    return EXIT.done;
  } catch (error) {
    terminal.writeError(
      `self-test failed to ${step}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    const stderr = Buffer.concat(said).toString('utf8').trim();
    terminal.writeError(
      stderr === '' ? 'The server said nothing on its stderr.\n' : `The server said:\n${stderr}\n`,
    );
    return EXIT.fault;
  } finally {
    await client.close();
  }
}
