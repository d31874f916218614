import type { ToolContract } from '../contract.ts';
import type { PlainObject } from './plain-object.ts';

/** Warns of what the call uses and the contract says will go: the tool, and each argument that is given. */
export function warnDeprecated(
  contract: ToolContract,
  args: PlainObject,
  warn: (text: string) => void,
): void {
  if (contract.deprecated !== undefined) warn(`This tool: ${contract.deprecated}`);
  for (const { name, deprecated } of contract.arguments.properties) {
    if (deprecated !== undefined && Object.hasOwn(args, name)) warn(`${name}: ${deprecated}`);
  }
}
