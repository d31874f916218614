import { didYouMean, nearestNames } from 'toolwright-runtime';

/** A command line that makes no sense: a sentence for the caller, who is shown the command's usage and exit status 2. */
export class UsageError extends Error {}

/** The lines of a usage that are about one command; each begins at the second column, and what belongs to it further in. */
export function usageOf(command: string, commands: string): string {
  const entries = commands.split(/^(?= {2}\S)/m).slice(1);
  return entries.filter((entry) => entry.trimStart().split(/[\s|]/, 1)[0] === command).join('');
}

/** What to tell who made a mistake in a command line; undefined where the error is none of that kind. */
export function explainUsage(error: unknown, usage: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isParsing = String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
  if (!isParsing && !(error instanceof UsageError)) return undefined;
  const unknown = isParsing ? /^Unknown option '(--?[^']+)'/.exec(error.message)?.[1] : undefined;
  if (unknown === undefined) return error.message.split('\n')[0]!;
  const flags = [...usage.matchAll(/--[a-z-]+/g)].map(([flag]) => flag);
  return `There is no flag ${unknown}.${didYouMean(nearestNames(unknown, [...new Set(flags)]))}`;
}
