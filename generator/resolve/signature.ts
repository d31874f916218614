import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { compileCondition } from '../expression/compile.ts';
import { objectType } from '../expression/value-type.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import { argumentPaths } from '../model/argument-paths.ts';
import type { Limits, Rule, Tool } from '../model/contract.ts';
import type { Expression } from '../model/expression.ts';
import type { ObjectNode } from '../model/node.ts';
import { resolveArguments } from './arguments.ts';
import { defined } from './defined.ts';
import { checkName, type Names } from './names.ts';
import { objectOf, resolveProperties, type TypeTable, unknownObject } from './node.ts';
import type { ProjectCode } from './project.ts';
import { checkMappedCode } from './refusal-words.ts';
import type { ToolSpec } from './spec.ts';
import { extentOf, fits } from './written-out.ts';

/** Fields that travel beside those of every result. */
const reservedFields = ['provenance', 'warnings', 'journaled'] as const;

/** What resolving a tool looks up, and where its findings go. */
export interface ToolScope {
  readonly names: Names;
  readonly types: TypeTable;
  /** specs/groups.yaml, where there is one. */
  readonly groups: SpecDocument | undefined;
  readonly code: ProjectCode;
  readonly report: Report;
  /** The server's version and limits; undefined where server.yaml can't be judged. */
  readonly version: string | undefined;
  readonly limits: Limits | undefined;
  /** Whether server.yaml names a snapshot; undefined where it can't be judged. */
  readonly hasSnapshot: boolean | undefined;
}

/** What a tool takes, what it withholds, how its arguments hang together, and what it gives. */
export type Signature = Pick<Tool, 'arguments' | 'deferred' | 'rules' | 'result'>;

/** The signature of a tool, with its conditions compiled against the arguments that they read. */
export function resolveSignature(spec: ToolSpec, document: SpecDocument, scope: ToolScope): Signature {
  const { report } = scope;
  const checkCode = codeChecker(spec, scope.names, report);
  const nodeScope = { ...scope, document, kind: 'argument', checkCode, presence: () => undefined } as const;
  const bounded = (node: ObjectNode, what: string): ObjectNode =>
    fits(extentOf(node), what, node.place, report) ? node : unknownObject(node.place);
  const argumentsNode = bounded(resolveArguments(spec, nodeScope, scope.groups), `what ${spec.name} takes`);

  const variables = new Map([['args', { type: objectType('args', argumentsNode), typescript: 'args' }]]);
  const condition = (cel: string, path: Path): Expression | undefined =>
    compileCondition(cel, {
      variables,
      placeOf: (start, end) => document.placeWithin(path, start, end),
      report,
      guarded: true,
    });
  const rules = (spec.rules ?? []).flatMap((rule, index): Rule[] => {
    checkCode(rule.refuse, document.placeOfValue(['rules', index, 'refuse']));
    const holds = condition(rule.holds, ['rules', index, 'holds']);
    checkTogether(rule, ['rules', index, 'together'], argumentsNode, document, report);
    const { refuse: code, says } = rule;
    const together = rule.together && {
      paths: rule.together,
      place: document.placeOfKey(['rules', index, 'together']),
    };
    return holds === undefined ? [] : [defined({ code, says, holds, together })];
  });

  const fields = resolveProperties(spec.result, ['result'], {
    ...nodeScope,
    kind: 'result field',
    presence: condition,
  });
  for (const name of reservedFields) {
    if (!Object.hasOwn(spec.result, name)) continue;
    report(diagnostic('T311', document.placeOfKey(['result', name]), { name }));
  }
  return {
    arguments: argumentsNode,
    deferred: deferredOf(spec, argumentsNode, document, report),
    rules,
    result: bounded(objectOf(fields, document.placeOfKey(['result'])), `what ${spec.name} gives`),
  };
}

/** A code that `refuse:` names must be the tool's own, the server's, or of a family of the server's. */
function codeChecker(spec: ToolSpec, names: Names, report: Report): (code: string, place: Place) => void {
  const shared = names['refusal code'];
  const known = shared === null ? null : [...Object.keys(spec.refusals ?? {}), ...shared];
  const home = { within: `in ${spec.name} or specs/refusals.yaml`, declare: '`refusals`' };
  return (code, place) => {
    checkMappedCode(code, place, report);
    const family = known?.some((name) => name.endsWith('{ARGUMENT}') && code.startsWith(name.slice(0, -10)));
    if (!family) checkName('refusal code', code, known, place, report, home);
  };
}

/** What a rule ties together must be arguments, or parts of them, that it reads. */
function checkTogether(
  { holds, together = [] }: NonNullable<ToolSpec['rules']>[number],
  path: Path,
  { properties }: ObjectNode,
  document: SpecDocument,
  report: Report,
): void {
  const known = argumentPaths(properties).map((parts) => parts.join('.'));
  for (const [index, name] of together.entries()) {
    const place = document.placeOfValue([...path, index]);
    checkName('argument', name, known, place, report);
    if (new RegExp(`\\bargs\\.${name.replaceAll('.', '\\.')}\\b`).test(holds) || !known.includes(name))
      continue;
    report(
      diagnostic('T312', place, { problem: `the rule does not read "${name}", so it ties it to nothing` }),
    );
  }
}

function deferredOf(
  spec: ToolSpec,
  argumentsNode: ObjectNode,
  document: SpecDocument,
  report: Report,
): Tool['deferred'] {
  return Object.entries(spec.deferred ?? {}).map(([name, { reason }]) => {
    const place = document.placeOfKey(['deferred', name]);
    if (argumentsNode.properties.some((property) => property.name === name)) {
      report(diagnostic('T312', place, { problem: `"${name}" is both an argument and deferred` }));
    }
    return { name, place, reason };
  });
}
