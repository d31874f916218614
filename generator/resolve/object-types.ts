import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { NamedType } from '../model/contract.ts';
import { target } from '../model/node.ts';
import type { ServerSpec } from './spec.ts';

/** Every answer has the provenance's fields, and the runtime fills some of them in; what is kept on record has fields too. */
export function checkObjects(types: readonly NamedType[], document: SpecDocument, report: Report): void {
  const { provenance, stores = {} } = document.value as unknown as ServerSpec;
  const uses: [name: string, what: string, path: Path][] = [
    [provenance, 'the provenance of answers is an object', ['provenance']],
    ...Object.entries(stores).map(([store, { entry }]): [string, string, Path] => [
      entry,
      `an entry of the store ${store} is an object`,
      ['stores', store, 'entry'],
    ]),
  ];
  for (const [name, what, path] of uses) {
    const type = types.find((candidate) => candidate.name === name);
    if (type === undefined || target(type.node).type === 'object') continue;
    report(
      diagnostic('T312', document.placeOfValue(path), { problem: `${what}, and the type ${name} is none` }),
    );
  }
}
