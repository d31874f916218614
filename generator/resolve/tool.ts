import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { compileCondition } from '../expression/compile.ts';
import { objectType } from '../expression/value-type.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { Rule, Tool } from '../model/contract.ts';
import type { Expression } from '../model/expression.ts';
import type { ObjectNode } from '../model/node.ts';
import { resolveReference } from './code-reference.ts';
import { defined } from './defined.ts';
import { misfits } from './fit.ts';
import { resolveGuarantee } from './guarantee.ts';
import { checkName, type Names } from './names.ts';
import { objectOf, resolveProperties, type TypeTable } from './node.ts';
import { checkArguments, resolveCall } from './planned-call.ts';
import type { ProjectCode } from './project.ts';
import { resolveRefusals } from './refusal.ts';
import type { ToolSpec } from './spec.ts';

/** Fields that travel beside those of every result. */
const reservedFields = ['provenance', 'warnings'] as const;

export interface ToolScope {
  readonly names: Names;
  readonly types: TypeTable;
  readonly code: ProjectCode;
  readonly report: Report;
}

/** One tool, every name in it looked up. */
export function resolveTool(document: SpecDocument, scope: ToolScope): Tool {
  const spec = document.value as unknown as ToolSpec;
  const { names, types, code, report } = scope;
  const at = (...path: Path): Place => document.placeOfValue(path);
  checkPath(spec, document, report);
  checkName('toolset', spec.toolset, names.toolset, at('toolset'), report);
  for (const [index, name] of (spec.switches ?? []).entries()) {
    checkName('switch', name, names.switch, at('switches', index), report);
  }
  for (const [index, name] of (spec.glossary ?? []).entries()) {
    checkName('term', name, names.term, at('glossary', index), report);
  }

  const checkCode = codeChecker(spec, names, report);
  const nodeScope = { document, names, types, code, report, checkCode, presence: () => undefined };
  const properties = resolveProperties(spec.arguments ?? {}, ['arguments'], nodeScope);
  const argumentsNode = objectOf(properties, document.placeOfKey(['arguments']));
  checkDefaults(argumentsNode, document, report);
  const condition = (cel: string, path: Path): Expression | undefined =>
    compileCondition(cel, {
      variables: new Map([['args', { type: objectType('args', argumentsNode), typescript: 'args' }]]),
      placeOf: (start, end) => document.placeWithin(path, start, end),
      report,
      guarded: true,
    });
  const fields = resolveProperties(spec.result, ['result'], { ...nodeScope, presence: condition });
  const result = objectOf(fields, document.placeOfKey(['result']));
  for (const name of reservedFields) {
    if (Object.hasOwn(spec.result, name)) {
      report(diagnostic('T311', document.placeOfKey(['result', name]), { name }));
    }
  }

  const rules = (spec.rules ?? []).flatMap((rule, index): Rule[] => {
    checkCode(rule.refuse, at('rules', index, 'refuse'));
    const holds = condition(rule.holds, ['rules', index, 'holds']);
    return holds === undefined ? [] : [{ code: rule.refuse, says: rule.says, holds }];
  });
  const guarantees = (spec.guarantees ?? []).flatMap((guarantee, index) => {
    const tool = { arguments: argumentsNode, result };
    return resolveGuarantee(guarantee, ['guarantees', index], tool, document, names, report) ?? [];
  });
  const examples = spec.examples.map((example, index) => {
    checkArguments(
      example.arguments ?? {},
      argumentsNode,
      ['examples', index, 'arguments'],
      document,
      report,
    );
    return {
      place: at('examples', index, 'title'),
      title: example.title,
      call: resolveCall(example, ['examples', index], document, names, report),
      reads: example.reads,
    };
  });

  return defined({
    place: document.placeOfKey(['name']),
    name: spec.name,
    title: spec.title,
    toolset: spec.toolset,
    verified: spec.verified,
    summary: spec.summary,
    details: spec.details ?? '',
    http: spec.http === undefined ? undefined : routeOf(spec.http),
    core: spec.core === undefined ? undefined : resolveReference(spec.core, at('core'), code, report),
    effects: effectsOf(spec),
    switches: spec.switches ?? [],
    arguments: argumentsNode,
    deferred: deferredOf(spec, document, report),
    rules,
    result,
    refusals: resolveRefusals(
      spec.refusals ?? {},
      ['refusals'],
      document,
      report,
      ({ example }, path) => example && resolveCall(example, [...path, 'example'], document, names, report),
    ),
    glossary: spec.glossary ?? [],
    guarantees,
    examples,
    decisions: spec.decisions ?? [],
    seeAlso: spec.seeAlso ?? [],
  });
}

/** A code that `refuse:` names must be the tool's own, the server's, or of a family of the server's. */
function codeChecker(spec: ToolSpec, names: Names, report: Report): (code: string, place: Place) => void {
  const shared = names['refusal code'];
  const known = shared === null ? null : [...Object.keys(spec.refusals ?? {}), ...shared];
  return (code, place) => {
    const family = known?.some((name) => name.endsWith('{ARGUMENT}') && code.startsWith(name.slice(0, -10)));
    if (!family) checkName('refusal code', code, known, place, report);
  };
}

function checkPath(spec: ToolSpec, document: SpecDocument, report: Report): void {
  const [, , folder, file] = document.path.split('/');
  const expected = [
    ['name', spec.name, file?.replace(/\.yaml$/, '')],
    ['toolset', spec.toolset, folder],
  ] as const;
  for (const [key, name, wanted] of expected) {
    if (name === wanted) continue;
    const place = document.placeOfValue([key]);
    report(diagnostic('T308', place, { what: `the ${key}`, name, file: document.path }));
  }
}

function checkDefaults(node: ObjectNode, document: SpecDocument, report: Report): void {
  for (const property of node.properties) {
    if (property.default === undefined || property.default === null) continue;
    const key = property.liveDefault === undefined ? 'default' : 'liveDefault';
    for (const { path, problem } of misfits(property.default, property.node)) {
      const at = ['arguments', property.name, key, ...(key === 'default' ? path : [])];
      report(
        diagnostic('T307', document.placeOfValue(at), { what: `the ${key} of "${property.name}"`, problem }),
      );
    }
  }
}

function deferredOf(spec: ToolSpec, document: SpecDocument, report: Report): Tool['deferred'] {
  return Object.entries(spec.deferred ?? {}).map(([name, { reason }]) => {
    const place = document.placeOfKey(['deferred', name]);
    if (Object.hasOwn(spec.arguments ?? {}, name)) {
      report(diagnostic('T312', place, { problem: `"${name}" is both an argument and deferred` }));
    }
    return { name, place, reason };
  });
}

function routeOf(http: string): NonNullable<Tool['http']> {
  const [method, path] = http.split(' ');
  return { method: method as 'GET' | 'POST', path: path! };
}

function effectsOf({ effects }: ToolSpec): Tool['effects'] {
  const { readOnly, destructive = false, idempotent = readOnly, openWorld = false } = effects;
  return { readOnly, destructive, idempotent, openWorld };
}
