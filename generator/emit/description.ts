import type { Tool } from '../model/contract.ts';
import { termsOf } from '../model/digest.ts';
import { deprecationText } from '../model/lifecycle.ts';
import { perTool, type Shared } from '../model/per-tool.ts';
import { accessSentence } from './access-text.ts';
import { effectsText } from './effects-text.ts';
import { callsPerDaySentence, pagesSentence } from './limits-text.ts';

/** The longest description that every client passes on whole. */
export const DESCRIPTION_BUDGET = 2048;

/**
 * The text an agent reads before it calls a tool, most important first, since some clients cut it short: what the
 * tool gives, whether it will go, what a call changes, whom it is not open to, and each glossary term it speaks of with
 * its first pitfall.
 */
export const agentDescription = perTool((tool, contract): string =>
  description(
    tool,
    contract,
    [
      effectsText(tool, contract.server),
      pagesSentence(tool.pages),
      callsPerDaySentence(tool.limits),
      accessSentence(tool, contract.server.access),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  ),
);

/** The same for a server that dispatches calls itself: not what the runtime would do with them, such as logging. */
export const ownDescription = perTool((tool, contract): string => description(tool, contract, ''));

function description(tool: Tool, contract: Shared, ofCalls: string): string {
  const named = termsOf(tool);
  const deprecated = tool.deprecated === undefined ? '' : deprecationText(tool.deprecated);
  const terms = contract.glossary.filter((term) => named.has(term.name));
  const definitions = terms.map((term) => {
    const [pitfall] = term.pitfalls;
    return `${term.title}: ${oneLine(term.definition)}${pitfall === undefined ? '' : ` ${oneLine(pitfall)}`}`;
  });
  const parts = [deprecated, tool.summary, tool.details, ofCalls, definitions.join('\n')];
  return parts
    .map((part) => part.replace(/\r\n?/g, '\n').trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
