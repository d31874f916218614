import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { NamedType } from '../model/contract.ts';
import { type Node, target } from '../model/node.ts';
import type { ServerSpec } from './spec.ts';

/** What the runtime writes into those of these fields that the type has: the types that take it, and whether it can be null. */
const stampedFields = {
  runId: { types: ['string'], nullable: false },
  serverVersion: { types: ['string'], nullable: false },
  contractDigest: { types: ['string'], nullable: false },
  seed: { types: ['integer', 'number'], nullable: false },
  clock: { types: ['string'], nullable: false },
  ageSeconds: { types: ['number'], nullable: true },
} as const satisfies Record<string, { types: readonly Node['type'][]; nullable: boolean }>;

/** The fields of the provenance that a handler has to state: the required ones that the runtime does not write. */
export function statedFields(types: readonly NamedType[], provenance: string): string[] {
  const type = types.find(({ name }) => name === provenance);
  const object = type && target(type.node);
  if (object?.type !== 'object') return [];
  const stated = object.properties.filter(
    ({ name, required }) => required && !Object.hasOwn(stampedFields, name),
  );
  return stated.map(({ name }) => name);
}

/** T312: a provenance with a field that can't take what the runtime writes into it. */
export function checkStampedFields(
  types: readonly NamedType[],
  document: SpecDocument,
  report: Report,
): void {
  const { provenance } = document.value as unknown as ServerSpec;
  const type = types.find(({ name }) => name === provenance);
  const object = type && target(type.node);
  if (object?.type !== 'object') return;
  for (const { name, node } of object.properties) {
    if (!Object.hasOwn(stampedFields, name)) continue;
    const { types: taken, nullable } = stampedFields[name as keyof typeof stampedFields];
    const isTaken = (taken as readonly string[]).includes(target(node).type);
    if (isTaken && (!nullable || node.nullWhen !== undefined)) continue;
    const kind = `${taken.join(' or ')}${nullable ? ' with nullWhen' : ''}`;
    const problem = `the runtime writes ${name} of the provenance itself, and needs the type ${kind}`;
    report(diagnostic('T312', node.place, { problem }));
  }
}
