import type { Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Refusal, Server } from '../model/contract.ts';
import { resolveReference } from './code-reference.ts';
import { checkName, type Names } from './names.ts';
import type { ProjectCode } from './project.ts';
import type { ServerSpec } from './spec.ts';

/** The server, with the refusals that every tool can give. */
export function resolveServer(
  document: SpecDocument,
  refusals: readonly Refusal[],
  names: Names,
  code: ProjectCode,
  report: Report,
): Server {
  const spec = document.value as unknown as ServerSpec;
  checkName('type', spec.provenance, names.type, document.placeOfValue(['provenance']), report);
  return {
    place: document.placeOfKey(['name']),
    name: spec.name,
    title: spec.title,
    version: spec.version,
    summary: spec.summary,
    instructions: spec.instructions,
    metaPrefix: spec.metaPrefix,
    services: resolveReference(spec.services, document.placeOfValue(['services']), code, report),
    provenance: spec.provenance,
    toolsets: Object.entries(spec.toolsets).map(([name, toolset]) => ({ name, ...toolset })),
    clients: spec.clients ?? [],
    environment: Object.entries(spec.environment ?? {}).map(([name, variable]) => ({
      name,
      secret: false,
      ...variable,
    })),
    switches: Object.entries(spec.switches ?? {}).map(([name, gate]) => ({ name, ...gate })),
    limits: spec.limits,
    forbiddenTools: spec.policies?.forbiddenTools ?? [],
    refusals,
  };
}
