import type { Place } from '../diagnostics/place.ts';
import { load } from '../load/load.ts';
import type { SourceFile } from '../load/spec-file.ts';
import type { Contract } from '../model/contract.ts';
import type { Located } from './report.ts';

/** Finds the place in the specs that a change is about: the nearest that is there, undefined where nothing is. */
export function locator(
  contract: Contract,
  specs: readonly SourceFile[],
): (change: Located) => Place | undefined {
  const documents = new Map(load(specs, () => undefined).map((document) => [document.path, document]));
  return (change) => {
    const shared = sharedArgument(change, contract);
    if (shared !== undefined) return shared;
    const found = fileOf(change, contract);
    return found && documents.get(found.file)?.placeOfKey(found.path);
  };
}

/** The place of an argument that the tool has from a group. */
function sharedArgument({ tool, path }: Located, contract: Contract): Place | undefined {
  const [, section, name] = path.split('/');
  const spec = contract.tools.find((candidate) => candidate.name === tool);
  if (spec === undefined || section !== 'arguments') return undefined;
  const place = spec.arguments.properties.find((property) => property.name === name)?.place;
  return place?.file === spec.place.file ? undefined : place;
}

interface Found {
  readonly file: string;
  readonly path: readonly string[];
}

/** The spec file, and the path in it. */
function fileOf({ tool, path }: Located, contract: Contract): Found | undefined {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [section, ...rest] = segments;
  if (tool === null) {
    if (section === 'vocabularies' || section === 'prompts') {
      return { file: `specs/${section}.yaml`, path: rest };
    }
    return { file: 'specs/server.yaml', path: segments };
  }
  const spec = contract.tools.find(({ name }) => name === tool);
  if (spec === undefined) return undefined;
  switch (section) {
    case 'types':
      return { file: 'specs/types.yaml', path: rest };
    case 'provenance':
      return { file: 'specs/types.yaml', path: [contract.server.provenance, ...rest] };
    case 'glossary':
      return { file: 'specs/glossary.yaml', path: rest };
    case 'store':
      return { file: 'specs/server.yaml', path: ['stores', spec.effects.journals?.store ?? '', ...rest] };
    case 'refusals':
      return contract.server.refusals.some(({ code }) => code === rest[0])
        ? { file: 'specs/refusals.yaml', path: rest }
        : { file: spec.place.file, path: segments };
    case undefined:
      return { file: spec.place.file, path: ['name'] };
    default:
      return { file: spec.place.file, path: segments };
  }
}
