import { string, type ValueType } from '../expression/value-type.ts';
import type { Tool } from '../model/contract.ts';
import { mappedCodes } from '../model/mapped-codes.ts';
import { upperSnakeCase } from '../model/names.ts';
import { runtimeCodes } from '../model/runtime-codes.ts';
import type { Names } from './names.ts';

const FAMILY = '{ARGUMENT}';

/**
 * The codes that a call of a tool can be refused with: its own, the server's and the runtime's, where a family such as
 * `INVALID_{ARGUMENT}` has one for each argument. Any text where the arguments or the server's codes can't be judged.
 */
export function givenCodes(
  own: readonly string[],
  signature: Pick<Tool, 'arguments' | 'rules'>,
  names: Names,
): ValueType {
  const shared = names['refusal code'];
  const { properties, keysFrom } = signature.arguments;
  if (shared === null || keysFrom !== undefined) return string;
  const families = (code: string): string[] =>
    code.endsWith(FAMILY)
      ? properties.map(({ name }) => code.replace(FAMILY, () => upperSnakeCase(name)))
      : [code];
  const codes = [
    ...own,
    ...mappedCodes(signature).keys(),
    ...[...shared, ...runtimeCodes.keys()].flatMap(families),
  ];
  return {
    kind: 'string',
    values: [...new Set(codes)],
    called: 'the codes that the tool, refusals.yaml and the runtime give',
  };
}
