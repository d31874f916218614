import type { Place } from '../diagnostics/place.ts';
import type { Expression } from './expression.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * One value that a tool takes or gives, resolved: names are looked up, defaults are explicit, and keys stand
 * in the order of the spec. Bounds keep JSON Schema's words and meaning.
 */
export type Node = StringNode | NumberNode | BooleanNode | ArrayNode | ObjectNode | ReferenceNode;

interface NodeFacts {
  readonly place: Place;
  readonly description: string;
  /** The glossary term this value is an instance of. */
  readonly term?: string;
  readonly unit?: string;
  /** Set where the value may be null; says when it is. */
  readonly nullWhen?: string;
  /** Violated keyword -> the refusal code to give instead of the server's pattern. */
  readonly refuse: Readonly<Record<string, string>>;
}

export interface StringNode extends NodeFacts {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The vocabulary whose entries are the allowed values, known only at run time. */
  readonly valuesFrom?: string;
}

export interface NumberNode extends NodeFacts {
  readonly type: 'number' | 'integer';
  readonly enum?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** True where "nan", "inf" and "-inf" are values too: JSON has no other way to say them. */
  readonly nonFinite: boolean;
}

export interface BooleanNode extends NodeFacts {
  readonly type: 'boolean';
}

export interface ArrayNode extends NodeFacts {
  readonly type: 'array';
  readonly items: Node;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems: boolean;
}

export interface ObjectNode extends NodeFacts {
  readonly type: 'object';
  readonly properties: readonly Property[];
  /** What a property outside `properties` holds; false where the object is closed. */
  readonly additionalProperties: Node | false;
  /** The vocabulary whose entry names are the allowed keys. */
  readonly keysFrom?: string;
  /** What becomes of a key that the object does not know. */
  readonly unknownKeys: 'refuse' | 'warn';
  /** Set where the object is a link to what is kept beside the result: its media type. */
  readonly artifact?: string;
}

/** A use of a type of types.yaml. Its own facts (description, nullWhen, ...) stand over the target's. */
export interface ReferenceNode extends NodeFacts {
  readonly type: 'reference';
  readonly name: string;
  readonly target: Exclude<Node, ReferenceNode>;
}

export interface Property extends Lifecycle {
  readonly name: string;
  readonly place: Place;
  readonly node: Node;
  readonly required: boolean;
  /** The code for absence, where the spec names one. */
  readonly requiredRefusal?: string;
  /** The value that is applied when the caller gives none. */
  readonly default?: JsonValue;
  /** Set where the default is read from the code when generating. */
  readonly liveDefault?: LiveDefault;
  /** The field is present exactly when this holds (results only). */
  readonly presentWhen?: Expression;
}

/** A default that lives in an import-free module of literals, stamped into the contract when generating. */
export interface LiveDefault {
  readonly module: string;
  readonly exportName: string;
  readonly value: JsonValue;
}

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The node behind a reference; any other node is itself. */
export function target(node: Node): Exclude<Node, ReferenceNode> {
  return node.type === 'reference' ? node.target : node;
}
