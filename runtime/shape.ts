/**
 * The tree of a tool's arguments or result, as plain data in the order of the contract. The generated validator
 * says whether a value fits; the shape serves what a yes or no can't: dropping nulls, finding unknown keys,
 * coercing, filling defaults, and saying what is wrong with a value that does not fit.
 */
export type Shape = StringShape | NumberShape | BooleanShape | ArrayShape | ObjectShape;

interface ShapeFacts {
  readonly nullable?: true;
  /** Violated keyword -> the refusal code to give instead of the server's pattern. */
  readonly refuse?: Readonly<Record<string, string>>;
}

export interface StringShape extends ShapeFacts {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly valuesFrom?: string;
}

export interface NumberShape extends ShapeFacts {
  readonly type: 'number' | 'integer';
  readonly enum?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** "nan", "inf" and "-inf" are values too. */
  readonly nonFinite?: true;
}

export interface BooleanShape extends ShapeFacts {
  readonly type: 'boolean';
}

export interface ArrayShape extends ShapeFacts {
  readonly type: 'array';
  readonly items: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
}

export interface ObjectShape extends ShapeFacts {
  readonly type: 'object';
  readonly properties: readonly PropertyShape[];
  /** What a property outside `properties` holds; absent where the object is closed. */
  readonly additionalProperties?: Shape;
  /** The vocabulary whose entry names are the allowed keys. */
  readonly keysFrom?: string;
  /** What becomes of an unknown key; absent means that it is refused. */
  readonly unknownKeys?: 'warn';
}

export interface PropertyShape {
  readonly name: string;
  readonly shape: Shape;
  readonly required?: true;
  /** The code for absence, where the spec names one. */
  readonly requiredRefusal?: string;
  readonly default?: unknown;
  /** Says that it will go, and what to use instead. */
  readonly deprecated?: string;
}
