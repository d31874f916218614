import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import { agentDescription } from '../../emit/description.ts';
import type { LintInput } from '../lint.ts';

interface TextRule {
  readonly client: string;
  readonly longest: number;
  readonly beyond: string;
  /** True where the server's instructions are held to the same length. */
  readonly instructions: boolean;
}

const rules: readonly TextRule[] = [
  { client: 'claude-code', longest: 2048, beyond: 'the rest is cut off', instructions: true },
  { client: 'azure-openai', longest: 1024, beyond: 'a longer one fails every request', instructions: false },
];

/** T507: a description, or the server's instructions, that a client cuts short or rejects. */
export function clientTexts({ contract }: LintInput): Diagnostic[] {
  const { server, tools } = contract;
  return rules
    .filter(({ client }) => server.clients.includes(client))
    .flatMap(({ client, longest, beyond, instructions }) => {
      const judge = (what: string, place: Place, pointer: string, { length }: string) => {
        if (length <= longest) return [];
        const problem = `it has ${length} characters, of which ${longest} are taken; ${beyond}`;
        return [diagnostic('T507', place, { client, what, pointer, problem })];
      };
      return [
        ...tools.flatMap((tool) =>
          judge(`the tool "${tool.name}"`, tool.place, '/description', agentDescription(tool, contract)),
        ),
        ...(instructions ? judge('the server', server.place, '/instructions', server.instructions) : []),
      ];
    });
}
