import type { Json, JsonObject } from '../answer.ts';
import type { ProvenanceContract } from '../contract.ts';
import type { StampedField } from '../handler.ts';
import { problemsOf } from './explain.ts';
import type { PlainObject } from './plain-object.ts';

/** What the runtime knows of a call and a handler can't state. */
export interface Stamps {
  readonly runId: string;
  readonly serverVersion: string;
  readonly contractDigest: string;
  readonly seed: number;
  readonly now: Date;
  /** `now` as ISO 8601. */
  readonly clock: string;
}

/**
 * Completes the provenance a handler stated with those of the runtime's fields that its type has. `ageSeconds` is the time
 * from `asOf` (ISO 8601) to the call's clock; null where the input carries no date. Throws where the handler stated a
 * stamped field, or the whole does not fit its type.
 */
export function stampProvenance(
  stated: PlainObject,
  stamps: Stamps,
  contract: ProvenanceContract,
): JsonObject {
  const stamped: Record<StampedField, Json> = {
    runId: stamps.runId,
    serverVersion: stamps.serverVersion,
    contractDigest: stamps.contractDigest,
    seed: stamps.seed,
    clock: stamps.clock,
    ageSeconds: ageSeconds(stated['asOf'], stamps.now),
  };
  const provenance: Record<string, unknown> = { ...stated };
  for (const [field, value] of Object.entries(stamped)) {
    if (Object.hasOwn(stated, field))
      throw new Error(`provenance.${field} is stamped; a handler can't state it`);
    if (contract.shape.properties.some(({ name }) => name === field)) provenance[field] = value;
  }
  if (!contract.validate(provenance))
    throw new Error(`the provenance is not valid: ${problemsOf(contract.shape, provenance)}`);
  return provenance as JsonObject;
}

/** The snapshot of the data a result was computed from, where its provenance names one. */
export function snapshotOf(provenance: JsonObject): string | null {
  const snapshot = provenance['snapshot'];
  return typeof snapshot === 'string' ? snapshot : null;
}

function ageSeconds(asOf: unknown, now: Date): number | null {
  if (typeof asOf !== 'string') return null;
  const time = Date.parse(asOf);
  if (Number.isNaN(time)) throw new Error(`provenance.asOf is not an ISO 8601 time: ${asOf}`);
  return (now.getTime() - time) / 1000;
}
