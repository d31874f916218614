import type { JsonObject } from '../answer.ts';
import type { ToolContract, ToolListing } from '../contract.ts';
import { problemsOf } from './explain.ts';
import { isPlainObject, type PlainObject } from './plain-object.ts';
import { strictJson } from './strict-json.ts';

/**
 * Holds what a handler returned to the contract: strict JSON, each conditional field there exactly when its
 * condition holds, and valid. Throws, naming the field, where it does not: what a description promises and
 * the code does not keep is our fault.
 */
export function shapeResult(
  contract: ToolContract,
  args: PlainObject,
  returned: unknown,
  { name, toolset }: Pick<ToolListing, 'name' | 'toolset'>,
): JsonObject {
  if (!isPlainObject(returned)) throw new TypeError('the handler returned something that is not an object');
  const result = strictJson(contract.result, returned) as JsonObject;
  for (const { field, present } of contract.presence) {
    const expected = present(args as never);
    if (expected === Object.hasOwn(result, field)) continue;
    throw new Error(
      `${field} is ${expected ? 'absent, and its condition holds' : 'there, and its condition fails'}`,
    );
  }
  if (!contract.validateResult(result)) {
    const problems = problemsOf(contract.result, result);
    const spec = `specs/tools/${toolset}/${name}.yaml`;
    throw new Error(
      `the result is not valid: ${problems} Change what the handler returns, or \`result\` in ${spec} and run \`toolwright gen\`.`,
    );
  }
  return result;
}
