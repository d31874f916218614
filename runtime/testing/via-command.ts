import type { JsonObject } from '../answer.ts';
import type { Server } from '../server.ts';
import { EXIT, runCall } from '../surfaces/command-line/index.ts';
import { type ObservedAnswer, observeEnvelope, observeProblem } from './observed-answer.ts';

/** Calls by the command line, its arguments on the input and its answer read from the output. */
export async function callOverCommand(
  server: Server,
  tool: string,
  args: JsonObject,
): Promise<ObservedAnswer | 'fault'> {
  let output = '';
  let errors = '';
  const code = await runCall(server, [tool, '--args', '-'], {
    readInput: async () => JSON.stringify(args),
    readFile: () => Promise.reject(new Error('contract tests read no files')),
    writeOutput: (text) => {
      output += text;
    },
    writeError: (text) => {
      errors += text;
    },
  });
  switch (code) {
    case EXIT.done:
      return observeEnvelope(JSON.parse(output) as JsonObject);
    case EXIT.refused:
      return observeProblem(JSON.parse(output) as JsonObject);
    case EXIT.fault:
      return 'fault';
    case EXIT.usage:
      throw new Error(errors);
  }
}
