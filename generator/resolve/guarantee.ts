import type { Report } from '../diagnostics/diagnostic.ts';
import { compileCondition, compileExpression } from '../expression/compile.ts';
import type { Variable } from '../expression/scope.ts';
import {
  any,
  boolean,
  number,
  objectType,
  record,
  string,
  type ValueType,
} from '../expression/value-type.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { Guarantee, PlannedCall } from '../model/contract.ts';
import type { JsonValue, ObjectNode } from '../model/node.ts';
import { defined } from './defined.ts';
import type { Names } from './names.ts';
import { callSpecOf, checkArguments, resolveCall } from './planned-call.ts';
import type { ToolSpec } from './spec.ts';

type GuaranteeSpec = NonNullable<ToolSpec['guarantees']>[number];

/** What a check sees of one answer. */
function answerType(result: ObjectNode, code: ValueType): ValueType {
  return record('an answer', {
    result: objectType('the result', result),
    refusal: record('a refusal', {
      code,
      reason: string,
      recover: string,
      status: number,
      params: any,
      violations: any,
    }),
    warnings: { kind: 'list', items: string },
    journaled: boolean,
  });
}

/** A guarantee whose calls fit the tool and whose check reads what answers have; undefined where it has findings. */
export function resolveGuarantee(
  spec: GuaranteeSpec,
  path: Path,
  tool: { readonly arguments: ObjectNode; readonly result: ObjectNode; readonly codes: ValueType },
  document: SpecDocument,
  names: Names,
  report: Report,
): Guarantee | undefined {
  const type = answerType(tool.result, tool.codes);
  const variables = new Map<string, Variable>();
  const calls = Object.entries(spec.calls).map(([name, value]): Guarantee['calls'][number] => {
    const call = guaranteeCall(name, value, path, spec, tool.arguments, {
      document,
      names,
      report,
      variables,
    });
    variables.set(name, { type, typescript: `answers.${name}` });
    return { name, call };
  });
  const checkPath = [...path, 'check'];
  const check = compileCondition(spec.check, {
    variables,
    placeOf: (start, end) => document.placeWithin(checkPath, start, end),
    report,
    guarded: false,
  });
  if (check === undefined) return undefined;
  return defined({
    place: document.placeOfValue([...path, 'says']),
    says: spec.says,
    source: spec.source,
    calls,
    check,
  });
}

interface CallScope {
  readonly document: SpecDocument;
  readonly names: Names;
  readonly report: Report;
  /** The answers of the calls before this one. */
  readonly variables: ReadonlyMap<string, Variable>;
}

function guaranteeCall(
  name: string,
  value: JsonValue,
  path: Path,
  spec: GuaranteeSpec,
  argumentsNode: ObjectNode,
  scope: CallScope,
): PlannedCall {
  const callPath = [...path, 'calls', name];
  const { spec: callSpec, argumentsPath } = callSpecOf(value);
  const call = resolveCall(callSpec, callPath, scope.document, scope.names, scope.report);
  const at = [...callPath, ...argumentsPath];
  checkInsertions(call.arguments, at, scope);
  // A call that the check expects to be refused may break the schema: that is its point.
  if (!new RegExp(`\\b${name}\\.refusal\\b`).test(spec.check)) {
    checkArguments(call.arguments, argumentsNode, at, scope.document, scope.report);
  }
  return call;
}

/** Every `${first.result.run_id}` must read an earlier answer. */
function checkInsertions(value: JsonValue, path: Path, scope: CallScope): void {
  if (typeof value === 'string') {
    for (const match of value.matchAll(/\$\{([^}]*)\}/g)) {
      const start = match.index + 2;
      compileExpression(match[1]!, {
        variables: scope.variables,
        placeOf: (from, to) => scope.document.placeWithin(path, start + from, start + to),
        report: scope.report,
        guarded: false,
      });
    }
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) checkInsertions(entry, [...path, index], scope);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) checkInsertions(member, [...path, key], scope);
  }
}
