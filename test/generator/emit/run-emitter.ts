import type { EmitInput, Emitter, OutputFile } from '../../../generator/emit/emitter.ts';
import type { Contract } from '../../../generator/model/contract.ts';
import { contractDigests } from '../../../generator/model/digest.ts';

/** The files of one emitter by path. */
export async function emit(
  emitter: Emitter,
  contract: Contract,
  recordings: EmitInput['recordings'] = new Map(),
  releases: EmitInput['releases'] = [],
): Promise<ReadonlyMap<string, string>> {
  const files: readonly OutputFile[] = await emitter.emit({
    contract,
    digests: contractDigests(contract),
    recordings,
    releases,
  });
  return new Map(files.map((file) => [file.path, file.text]));
}
