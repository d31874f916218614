import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Path, SpecDocument } from '../load/document.ts';
import type { Expression } from '../model/expression.ts';
import type { Node, ObjectNode, Property, ReferenceNode } from '../model/node.ts';
import { artifactLink } from './artifact-link.ts';
import { checkBounds } from './bounds.ts';
import { defined } from './defined.ts';
import { misfits } from './fit.ts';
import { resolveLifecycle } from './lifecycle.ts';
import { resolveLiveDefault } from './live-default.ts';
import { checkName, type Names } from './names.ts';
import type { ProjectCode } from './project.ts';
import type { Named, NodeSpec } from './spec.ts';

/** What resolving a value looks up, and where its findings go. */
export interface NodeScope {
  readonly document: SpecDocument;
  readonly names: Names;
  readonly types: TypeTable;
  readonly code: ProjectCode;
  readonly report: Report;
  /** The server's version; undefined where server.yaml can't be judged. */
  readonly version: string | undefined;
  /** What the properties are that are resolved. */
  readonly kind: 'argument' | 'result field';
  readonly checkCode: (code: string, place: Place) => void;
  /** Compiles a presentWhen; undefined where it has findings. */
  readonly presence: (cel: string, path: Path) => Expression | undefined;
}

/** Types by name; undefined where the name has no sound type, of which a finding was reported. */
export type TypeTable = (name: string, place: Place, report: Report) => ReferenceNode['target'] | undefined;

/** One value, its names looked up and its defaults explicit. */
export function resolveNode(spec: NodeSpec, path: Path, scope: NodeScope): Node {
  const { document, names, report, checkCode } = scope;
  const at = (key: string) => document.placeOfValue([...path, key]);
  if (spec.term !== undefined) checkName('term', spec.term, names.term, at('term'), report);
  for (const [keyword, code] of Object.entries(spec.refuse ?? {})) {
    checkCode(code, document.placeOfValue([...path, 'refuse', keyword]));
  }
  const facts = defined({
    place: document.placeOfKey(path),
    description: spec.description ?? '',
    term: spec.term,
    unit: spec.unit,
    nullWhen: spec.nullWhen,
    refuse: spec.refuse ?? {},
  });

  if (spec.use !== undefined) {
    const target = scope.types(spec.use, at('use'), report) ?? unknownObject(facts.place);
    return {
      ...facts,
      description: spec.description ?? target.description,
      type: 'reference',
      name: spec.use,
      target,
    };
  }
  if (spec.artifact !== undefined) return artifactLink(facts, spec.artifact);
  checkBounds(spec, path, document, report);
  switch (spec.type!) {
    case 'string': {
      const { pattern, minLength, maxLength, valuesFrom } = spec;
      if (valuesFrom !== undefined)
        checkName('vocabulary', valuesFrom, names.vocabulary, at('valuesFrom'), report);
      const values = spec.enum as readonly string[] | undefined;
      return {
        ...facts,
        ...defined({ type: 'string', enum: values, pattern, minLength, maxLength, valuesFrom }),
      };
    }
    case 'number':
    case 'integer': {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, nonFinite = false } = spec;
      const type = spec.type as 'number' | 'integer';
      const values = spec.enum as readonly number[] | undefined;
      const bounds = { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf };
      return { ...facts, ...defined({ type, enum: values, ...bounds, nonFinite }) };
    }
    case 'boolean':
      return { ...facts, type: 'boolean' };
    case 'array': {
      const { minItems, maxItems, uniqueItems = false } = spec;
      const items = resolveNode(spec.items!, [...path, 'items'], scope);
      return { ...facts, ...defined({ type: 'array', items, minItems, maxItems, uniqueItems }) };
    }
    case 'object': {
      const { keysFrom, unknownKeys = 'refuse', additionalProperties = false } = spec;
      if (keysFrom !== undefined) checkName('vocabulary', keysFrom, names.vocabulary, at('keysFrom'), report);
      return {
        ...facts,
        ...defined({
          type: 'object',
          properties: resolveProperties(spec.properties ?? {}, [...path, 'properties'], scope),
          additionalProperties:
            additionalProperties !== false &&
            resolveNode(additionalProperties, [...path, 'additionalProperties'], scope),
          keysFrom,
          unknownKeys,
        }),
      };
    }
  }
}

/** Arguments, result fields or properties, in the order of the spec. */
export function resolveProperties(specs: Named<NodeSpec>, path: Path, scope: NodeScope): Property[] {
  const names = Object.keys(specs);
  return names.map((name) => resolveProperty(name, specs[name]!, names, [...path, name], scope));
}

function resolveProperty(
  name: string,
  spec: NodeSpec,
  siblings: readonly string[],
  path: Path,
  scope: NodeScope,
): Property {
  const { document, report, code, kind, checkCode, presence } = scope;
  const at = (key: string) => document.placeOfValue([...path, key]);
  const { required = false, presentWhen, liveDefault } = spec;
  const requiredRefusal = typeof required === 'object' ? required.refuse : undefined;
  if (requiredRefusal !== undefined)
    checkCode(requiredRefusal, document.placeOfValue([...path, 'required', 'refuse']));

  const sources = ['default', 'liveDefault', 'presentWhen'].filter((key) => Object.hasOwn(spec, key));
  if (required !== false) sources.unshift('required');
  if (sources.length > 1) {
    const [first, second] = sources as [string, string];
    const problem = `"${name}" cannot have both ${first} and ${second}`;
    report(diagnostic('T312', document.placeOfKey([...path, second]), { problem }));
  }

  if (required !== false && spec.deprecated !== undefined && kind === 'argument') {
    const problem = `"${name}" is required, so nobody could stop using it, and it is deprecated`;
    report(diagnostic('T312', document.placeOfKey([...path, 'deprecated']), { problem }));
  }
  const subject = { kind, name, others: siblings };

  const live =
    liveDefault === undefined ? undefined : resolveLiveDefault(liveDefault, at('liveDefault'), code, report);
  const property = {
    name,
    node: resolveNode(spec, path, scope),
    // Null, which no argument has for a default, stands for a live one that can't be read.
    default: liveDefault === undefined ? spec.default : (live?.value ?? null),
  };
  checkDefault(property, path, liveDefault !== undefined, scope);
  return defined({
    ...property,
    place: document.placeOfKey(path),
    required: required !== false,
    requiredRefusal,
    liveDefault: live,
    presentWhen: presentWhen === undefined ? undefined : presence(presentWhen, [...path, 'presentWhen']),
    ...resolveLifecycle(spec, path, subject, scope),
  });
}

function checkDefault(
  { name, node, default: value }: Pick<Property, 'name' | 'node' | 'default'>,
  path: Path,
  isLive: boolean,
  { document, report }: NodeScope,
): void {
  if (value === undefined || value === null) return;
  const key = isLive ? 'liveDefault' : 'default';
  for (const misfit of misfits(value, node)) {
    const place = document.placeOfValue([...path, key, ...(isLive ? [] : misfit.path)]);
    report(diagnostic('T307', place, { what: `the ${key} of "${name}"`, problem: misfit.problem }));
  }
}

/** A closed object with these properties: a tool's arguments or result as a whole. */
export function objectOf(properties: readonly Property[], place: Place): ObjectNode {
  return { ...emptyObject(place), properties };
}

/** Stands for an object that can't be known: any key will do, so that one finding does not bring forth others. */
export function unknownObject(place: Place): ObjectNode {
  return { ...emptyObject(place), keysFrom: '' };
}

function emptyObject(place: Place): ObjectNode {
  return {
    place,
    description: '',
    refuse: {},
    type: 'object',
    properties: [],
    additionalProperties: false,
    unknownKeys: 'refuse',
  };
}
