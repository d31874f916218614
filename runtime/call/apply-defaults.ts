import type { ObjectShape } from '../shape.ts';
import type { PlainObject } from './plain-object.ts';
import { rewriteObjects, withMembers } from './rewrite.ts';

/**
 * Fills in the defaults of absent members, in every object that is there: a client is never relied on to do
 * it.
 */
export function applyDefaults(shape: ObjectShape, args: PlainObject): PlainObject {
  return rewriteObjects(shape, args, null, (node, object) => {
    const filled = new Map<string, unknown>();
    for (const property of node.properties) {
      if (property.default !== undefined && !Object.hasOwn(object, property.name)) {
        filled.set(property.name, property.default);
      }
    }
    return withMembers(object, filled);
  }) as PlainObject;
}
