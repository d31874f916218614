import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { SpecDocument } from '../load/document.ts';
import type { Refusal, Server, Store } from '../model/contract.ts';
import { resolveAccess } from './access.ts';
import { resolveReference } from './code-reference.ts';
import { defined } from './defined.ts';
import { checkName, type Names } from './names.ts';
import { resolvePolicies } from './policies.ts';
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
  if (spec.httpSwitch !== undefined) {
    checkName('switch', spec.httpSwitch, names.switch, document.placeOfValue(['httpSwitch']), report);
  }
  checkSecrets(spec, document, report);
  return defined({
    place: document.placeOfKey(['name']),
    name: spec.name,
    title: spec.title,
    version: spec.version,
    summary: spec.summary,
    instructions: spec.instructions,
    metaPrefix: spec.metaPrefix,
    services: resolveReference(spec.services, document.placeOfValue(['services']), code, report),
    provenance: spec.provenance,
    snapshot:
      spec.snapshot === undefined
        ? undefined
        : resolveReference(spec.snapshot, document.placeOfValue(['snapshot']), code, report),
    stores: resolveStores(spec, document, names, report),
    toolsets: Object.entries(spec.toolsets).map(([name, toolset]) => ({ name, ...toolset })),
    clients: spec.clients ?? [],
    environment: Object.entries(spec.environment ?? {}).map(([name, variable]) => ({
      name,
      place: document.placeOfKey(['environment', name]),
      secret: false,
      ...variable,
    })),
    switches: Object.entries(spec.switches ?? {}).map(([name, gate]) => ({
      name,
      onByDefault: false,
      ...gate,
    })),
    httpSwitch: spec.httpSwitch,
    access: resolveAccess(document, names, report),
    limits: spec.limits,
    publish: spec.publish && { arguments: [], ...spec.publish },
    policies: resolvePolicies(spec, document, names, report),
    refusals,
  });
}

function resolveStores(
  { stores = {} }: ServerSpec,
  document: SpecDocument,
  names: Names,
  report: Report,
): Store[] {
  return Object.entries(stores).map(([name, store]) => {
    checkName('type', store.entry, names.type, document.placeOfValue(['stores', name, 'entry']), report);
    return { name, place: document.placeOfKey(['stores', name]), ...store };
  });
}

/** A spec is read by everybody, and so is what is made of it: a secret has no place there. */
function checkSecrets({ environment = {} }: ServerSpec, document: SpecDocument, report: Report): void {
  for (const [name, { secret = false, default: fallback }] of Object.entries(environment)) {
    if (!secret || fallback === undefined) continue;
    const problem = `${name} is secret, and its default stands here for everybody to read`;
    report(diagnostic('T312', document.placeOfValue(['environment', name, 'default']), { problem }));
  }
}
