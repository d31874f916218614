// @generated from specs by toolwright; edit the spec and run "toolwright gen".

/** What `tools/list` shows of a tool. */
export interface Listing {
  name: string;
  title: string;
  description: string;
  inputSchema: ObjectSchema;
  outputSchema: ObjectSchema;
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
}

/** A JSON Schema of an object. */
export interface ObjectSchema {
  type: "object";
  properties?: Record<string, object>;
  required?: string[];
  [keyword: string]: unknown;
}

/** Decides whether a value keeps its schema, and fills defaults into it; `errors` says what is wrong with the last one. */
export interface Validate<Value> {
  (value: unknown): value is Value;
  errors?: readonly Violation[] | null;
}

/** The first thing that is wrong with a value. */
export interface Violation {
  /** Where, as a JSON pointer; empty for the value itself. */
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** What has to hold between valid arguments. */
export interface Rule<Arguments> {
  code: string;
  says: string;
  holds: (args: Arguments) => boolean;
}
