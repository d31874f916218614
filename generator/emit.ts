import { diagnostic, type Report } from './diagnostics/diagnostic.ts';
import type { EmitInput, Emitter, OutputFile } from './emit/emitter.ts';
import type { LoadedExtension } from './extension/extension.ts';
import { labelOf, placeOf, runEmitter } from './extension/guard.ts';
import { isOwnedPath, MANIFEST_PATH } from './write/manifest.ts';

type Stage = <T>(name: string, work: () => T) => T;

/** Runs emitters over the contract, the project's own last. Each file belongs to one emitter and lies below generated/. */
export async function emit(
  emitters: readonly Emitter[],
  extension: LoadedExtension | undefined,
  input: EmitInput,
  stage: Stage,
  report: Report,
): Promise<OutputFile[]> {
  const outputs: OutputFile[] = [];
  const claim = claims();
  const take = (owner: string, place: typeof input.contract.server.place, files: readonly OutputFile[]) => {
    for (const file of files) {
      const { path } = file;
      const first = claim(path, owner);
      if (!isOwnedPath(path)) report(diagnostic('T603', place, { emitter: owner, path }));
      else if (first !== undefined) report(diagnostic('T602', place, { first, second: owner, path }));
      outputs.push(file);
    }
  };
  // What one of them waits for, another thread does meanwhile.
  const emitted = emitters.map((emitter) => stage(`emit ${emitter.name}`, () => emitter.emit(input)));
  for (const [index, files] of (await Promise.all(emitted)).entries()) {
    take(emitters[index]!.name, input.contract.server.place, files);
  }
  if (extension === undefined) return outputs;
  for (const emitter of extension.emitters) {
    const name = labelOf(emitter.name, extension);
    const files = await stage(`emit ${name}`, () => runEmitter(emitter, input, extension));
    if ('code' in files) report(files);
    else take(name, placeOf(extension.file), files);
  }
  return outputs;
}

/** Claims paths for their owners; gives the owner of what stands in the way, the same path or a file where a folder goes. */
function claims(): (path: string, owner: string) => string | undefined {
  const files = new Map([[MANIFEST_PATH, 'manifest']]);
  const folders = new Map<string, string>();
  return (path, owner) => {
    // Letter case does not tell files apart on every machine.
    const key = path.toLowerCase();
    let first = files.get(key) ?? folders.get(key);
    for (let end = key.lastIndexOf('/'); end >= 0; end = key.lastIndexOf('/', end - 1)) {
      const folder = key.slice(0, end);
      first ??= files.get(folder);
      folders.set(folder, owner);
    }
    files.set(key, owner);
    return first;
  };
}
