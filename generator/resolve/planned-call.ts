import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { PlannedCall } from '../model/contract.ts';
import type { JsonValue, ObjectNode } from '../model/node.ts';
import { defined } from './defined.ts';
import { misfits } from './fit.ts';
import { checkName, entriesOf, type Names } from './names.ts';
import type { CallSpec } from './spec.ts';

/** A call in one shape, whether the spec wrote its arguments alone or with a surface and a state. */
export function resolveCall(
  spec: CallSpec,
  path: Path,
  document: SpecDocument,
  names: Names,
  report: Report,
): PlannedCall {
  if (spec.fixture !== undefined) {
    checkName('fixture', spec.fixture, names.fixture, document.placeOfValue([...path, 'fixture']), report);
  }
  return defined({ arguments: spec.arguments ?? {}, via: spec.via ?? 'call', fixture: spec.fixture });
}

/** A call of a guarantee: its arguments alone, unless it says one of `arguments`, `via` and `fixture`. */
export function callSpecOf(value: JsonValue): { readonly spec: CallSpec; readonly argumentsPath: Path } {
  const planned = ['arguments', 'via', 'fixture'].some((key) => Object.hasOwn(entriesOf(value), key));
  return planned
    ? { spec: value as CallSpec, argumentsPath: ['arguments'] }
    : { spec: { arguments: value }, argumentsPath: [] };
}

/** Reports what keeps the arguments of a call that should be answered from fitting the tool, each at its value. */
export function checkArguments(
  value: JsonValue,
  node: ObjectNode,
  path: Path,
  document: SpecDocument,
  report: Report,
): void {
  const known = node.properties.map((property) => property.name);
  for (const { path: inner, problem } of misfits(value, node)) {
    const at = [...path, ...inner];
    const [name] = inner;
    const unknown = inner.length === 1 && !known.includes(String(name));
    const what = inner.length === 0 ? 'the call' : `"${inner.join('.')}"`;
    const place = unknown ? document.placeOfKey(at) : document.placeOfValue(at);
    report(diagnostic('T307', place, { what, problem }, unknown ? nearest(String(name), known) : undefined));
  }
}
