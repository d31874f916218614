import type { ObjectNode } from '../../model/node.ts';
import type { OutputFile } from '../emitter.ts';
import { code, literal, string } from '../print/code.ts';
import { sourceFile } from '../print/source-file.ts';
import { shape } from './shape.ts';

export const PROVENANCE_FOLDER = 'generated/contract/provenance';

/** `provenance/contract.ts`: what every answer's `provenance` has to be. */
export function provenanceContractFile(node: ObjectNode): OutputFile {
  const contract = { shape: shape(node), validate: code`validateProvenance` };
  return sourceFile(
    `${PROVENANCE_FOLDER}/contract.ts`,
    node.place.file,
    code`import type { ProvenanceContract } from ${string('toolwright-runtime')};
import { validateProvenance } from ${string('./validators.js')};

export const provenance: ProvenanceContract = ${literal(contract)};`,
  );
}
