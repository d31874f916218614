import type { Environment, ServerContract, ToolListing } from '../contract.ts';
import { type TurnedAway, turnAway } from './turn-away.ts';

/** Turns away a call of a tool that has a switch off. */
export function checkSwitches(
  server: ServerContract,
  listing: ToolListing,
  environment: Environment,
): TurnedAway | undefined {
  const off = listing.switches.find((name) => !isOn(server, name, environment));
  if (off === undefined) return undefined;
  const variable = server.switches.find(({ name }) => name === off)?.variable ?? off;
  return turnAway('SWITCHED_OFF', { tool: listing.name, switch: off, variable });
}

/**
 * A switch is on where its variable is "1", or is not set and the switch is on by default. Any other text is off, and
 * so is a switch that nothing declares.
 */
export function isOn(server: ServerContract, name: string, environment: Environment): boolean {
  const declared = server.switches.find((candidate) => candidate.name === name);
  if (declared === undefined) return false;
  const value = environment[declared.variable];
  return value === '1' || (value === undefined && declared.onByDefault === true);
}
