import type { Limits } from '../model/contract.ts';
import { termsOf } from '../model/digest.ts';
import { deprecationText } from '../model/lifecycle.ts';
import { perTool } from '../model/per-tool.ts';
import { accessSentence } from './access-text.ts';
import { effectsText } from './effects-text.ts';
import { grouped } from './print/grouped.ts';

/** The longest description that every client passes on whole. */
export const DESCRIPTION_BUDGET = 2048;

/**
 * The text an agent reads before it calls a tool, most important first, since some clients cut it short: what the
 * tool gives, whether it will go, what a call changes, whom it is not open to, and each glossary term it speaks of with
 * its first pitfall.
 */
export const agentDescription = perTool((tool, contract): string => {
  const named = termsOf(tool);
  const deprecated = tool.deprecated === undefined ? '' : deprecationText(tool.deprecated);
  const terms = contract.glossary.filter((term) => named.has(term.name));
  const definitions = terms.map((term) => {
    const [pitfall] = term.pitfalls;
    return `${term.title}: ${oneLine(term.definition)}${pitfall === undefined ? '' : ` ${oneLine(pitfall)}`}`;
  });
  const parts = [
    deprecated,
    tool.summary,
    tool.details,
    [effectsText(tool, contract.server), accessSentence(tool, contract.server.access)].join(' '),
    definitions.join('\n'),
  ];
  return parts
    .map((part) => part.replace(/\r\n?/g, '\n').trim())
    .filter((part) => part !== '')
    .join('\n\n');
});

/** What a call may take, in a sentence. */
export function limitsSentence({ argumentBytes, resultBytes, milliseconds }: Limits): string {
  const parts = [
    `takes at most ${grouped(argumentBytes)} bytes of arguments`,
    resultBytes === undefined ? undefined : `gives at most ${grouped(resultBytes)} bytes of result`,
    milliseconds === undefined ? undefined : `lasts at most ${grouped(milliseconds)} milliseconds`,
  ].filter((part) => part !== undefined);
  const last = parts.pop()!;
  return `A call ${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`}.`;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
