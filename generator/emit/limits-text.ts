import type { Limits, Pages } from '../model/contract.ts';
import { grouped } from './print/grouped.ts';

/** What a call may take, in a few sentences. */
export function limitsText(limits: Limits): string {
  const { argumentBytes, resultBytes, artifactBytes, milliseconds, heavyCalls } = limits;
  const parts = [
    `takes at most ${grouped(argumentBytes)} bytes of arguments`,
    resultBytes === undefined ? undefined : `gives at most ${grouped(resultBytes)} bytes of result`,
    artifactBytes === undefined ? undefined : `keeps at most ${grouped(artifactBytes)} bytes beside it`,
    milliseconds === undefined ? undefined : `lasts at most ${grouped(milliseconds)} milliseconds`,
  ].filter((part) => part !== undefined);
  const last = parts.pop()!;
  const takes = `A call ${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`}.`;
  const busy =
    heavyCalls === undefined ? '' : `Of heavy calls the server makes at most ${grouped(heavyCalls)} at once.`;
  return [takes, callsPerDaySentence(limits), busy].filter((sentence) => sentence !== '').join(' ');
}

/** How often it may be called, which who calls it should know before; empty where it has no such limit. */
export function callsPerDaySentence({ callsPerDay }: Limits): string {
  if (callsPerDay === undefined) return '';
  return `A caller makes at most ${grouped(callsPerDay)} calls of it a day (UTC); every attempt counts, a refused one too.`;
}

/** How a long list is read; empty where there is none. */
export function pagesSentence(pages: Pages | undefined): string {
  if (pages === undefined) return '';
  const { of, size, cursor, next } = pages;
  return `\`${of}\` comes in pages of at most ${grouped(size)}: pass \`${next}\` as \`${cursor}\`, with the other arguments as they were, for the page after. All pages are of what the list was at the first.`;
}
