import type { Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { SpecDocument } from '../load/document.ts';
import type { FileKind } from '../load/spec-file.ts';
import type { Contract } from '../model/contract.ts';
import { checkTermWords } from './look-alikes.ts';
import { checkName, type Names } from './names.ts';
import type { TypeTable } from './node.ts';
import type { ProjectCode } from './project.ts';
import { resolveRefusals } from './refusal.ts';
import { checkMappedCode, checkRuntimeParams } from './refusal-words.ts';
import { resolveServer } from './server.ts';
import {
  resolveAcceptedChanges,
  resolveFixtures,
  resolveGlossary,
  resolveGroups,
  resolveVocabularies,
} from './shared-files.ts';
import type { Named, RefusalSpec, ServerSpec } from './spec.ts';
import { resolveTypes } from './types.ts';

/** What tools share, but for the prompts, which name tools. */
export type SharedParts = Omit<Contract, 'server' | 'tools' | 'prompts'> & {
  /** Undefined where there is no server.yaml. */
  readonly server: Contract['server'] | undefined;
  readonly table: TypeTable;
};

export interface SharedScope {
  /** The document of a kind of which there is one. */
  readonly one: (kind: FileKind) => SpecDocument | undefined;
  readonly names: Names;
  readonly code: ProjectCode;
  readonly report: Report;
}

/** Everything that tools refer to, from the files of which there is one each. */
export function resolveSharedParts(
  serverDocument: SpecDocument | undefined,
  { one, names, code, report }: SharedScope,
): SharedParts {
  const { version } = (serverDocument?.value ?? {}) as unknown as Partial<ServerSpec>;
  const checkCode = (name: string, place: Place) => {
    checkMappedCode(name, place, report);
    checkName('refusal code', name, names['refusal code'], place, report, {
      within: 'in specs/refusals.yaml',
      declare: 'that file',
    });
  };
  const { types, table } = resolveTypes(one('types'), names, { code, report, version, checkCode });
  const refusalsDocument = one('refusals');
  const specs = (refusalsDocument?.value ?? {}) as unknown as Named<RefusalSpec>;
  const refusals =
    refusalsDocument === undefined
      ? []
      : resolveRefusals(specs, [], refusalsDocument, report, () => undefined);
  const glossaryDocument = one('glossary');
  const glossary = resolveGlossary(glossaryDocument);
  if (glossaryDocument !== undefined) checkTermWords(glossary, glossaryDocument, report);
  if (refusalsDocument !== undefined) checkRuntimeParams(refusals, refusalsDocument, report);
  return {
    types,
    table,
    glossary,
    groups: resolveGroups(one('groups')),
    vocabularies: resolveVocabularies(one('vocabularies'), code, report),
    fixtures: resolveFixtures(one('fixtures'), code, report),
    acceptedChanges: resolveAcceptedChanges(one('accepted-changes'), report),
    server: serverDocument && resolveServer(serverDocument, refusals, names, code, report),
  };
}
