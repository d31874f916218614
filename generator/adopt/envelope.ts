import type { ObjectNode } from '../model/node.ts';
import type { Reading } from './reading.ts';

/** Fields that travel beside those of every result of ours; a spec cannot give them to a result. */
const ENVELOPE = ['provenance', 'warnings', 'journaled'];

/** The result without the fields that travel beside every result. */
export function withoutEnvelope(result: ObjectNode, { gaps }: Reading): ObjectNode {
  const properties = result.properties.filter(({ name }) => !ENVELOPE.includes(name));
  if (properties.length === result.properties.length) return result;
  const own = { ...result, properties };
  const noted = gaps.get(result) ?? [];
  gaps.set(own, [...noted, `${ENVELOPE.join(', ')} stand beside a result, and are left out`]);
  return own;
}
