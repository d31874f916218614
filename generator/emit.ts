import { diagnostic, type Report } from './diagnostics/diagnostic.ts';
import type { EmitInput, Emitter, OutputFile } from './emit/emitter.ts';
import { isOwnedPath } from './write/manifest.ts';

type Stage = <T>(name: string, work: () => T) => T;

/** Runs emitters over the contract. Each file belongs to one emitter and lies below generated/. */
export async function emit(
  emitters: readonly Emitter[],
  input: EmitInput,
  stage: Stage,
  report: Report,
): Promise<OutputFile[]> {
  const owners = new Map<string, Emitter>();
  const outputs: OutputFile[] = [];
  for (const emitter of emitters) {
    for (const output of await stage(`emit ${emitter.name}`, () => emitter.emit(input))) {
      // Letter case does not tell files apart on every machine.
      const key = output.path.toLowerCase();
      const owner = owners.get(key);
      if (!isOwnedPath(output.path)) {
        report(diagnostic('T603', input.contract.server.place, { emitter: emitter.name, path: output.path }));
      } else if (owner !== undefined) {
        const parameters = { first: owner.name, second: emitter.name, path: output.path };
        report(diagnostic('T602', input.contract.server.place, parameters));
      }
      owners.set(key, emitter);
      outputs.push(output);
    }
  }
  return outputs;
}
