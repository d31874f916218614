import type { JsonObject } from '../answer.ts';
import { answerOfDetails, answerOfEnvelope, type UntypedAnswer } from '../client/answer.ts';
import { CallFault } from '../client/transport.ts';
import type { Server } from '../server.ts';
import { EXIT, runCall } from '../surfaces/command-line/index.ts';

/** Calls by the command line, its arguments on the input and its answer read from the output. */
export async function callOverCommand(
  server: Server,
  tool: string,
  args: JsonObject,
): Promise<UntypedAnswer> {
  let output = '';
  let errors = '';
  const code = await runCall(server, [tool, '--args', '-'], {
    readInput: async () => JSON.stringify(args),
    readFile: () => Promise.reject(new Error('contract tests read no files')),
    writeFile: () => Promise.reject(new Error('contract tests write no files')),
    writeOutput: (text) => {
      output += text;
    },
    writeError: (text) => {
      errors += text;
    },
  });
  switch (code) {
    case EXIT.done:
      return answerOfEnvelope(JSON.parse(output) as JsonObject);
    case EXIT.refused: {
      const problem = JSON.parse(output) as JsonObject;
      return answerOfDetails({ ...problem, page: problem['type']! });
    }
    case EXIT.fault: {
      const { detail, runId } = JSON.parse(output) as { detail: string; runId: string | null };
      throw new CallFault(detail, runId);
    }
    case EXIT.usage:
      throw new Error(errors);
  }
}
