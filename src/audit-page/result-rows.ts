import type { JsonSchema } from 'toolwright-runtime';
import type { AuditResult } from '../audit/outcome.ts';

/** A figure of a result with what the tool's contract says of it. */
export interface ResultRow {
  /** As in `serialCorrelation.adjustedSharpe`. */
  readonly field: string;
  /** Unrounded; a null has its reason. */
  readonly value: string;
  readonly description: string;
}

/** Every figure of a result in the order of the contract, but for what is said of all of them. */
export function resultRows(result: AuditResult, schema: JsonSchema): readonly ResultRow[] {
  const { nullReasons, conventions: _, ...figures } = result;
  const reasons = new Map(nullReasons.map(({ field, reason }) => [field, reason]));
  return rowsOf(figures, schema, '', reasons);
}

function rowsOf(
  value: object,
  schema: JsonSchema,
  path: string,
  reasons: ReadonlyMap<string, string>,
): readonly ResultRow[] {
  const properties = propertiesOf(schema);
  const figures = value as Readonly<Record<string, unknown>>;
  return Object.keys(properties)
    .filter((name) => figures[name] !== undefined)
    .flatMap((name) => {
      const field = path === '' ? name : `${path}.${name}`;
      const [figure, described] = [figures[name], properties[name]!];
      if (figure !== null && typeof figure === 'object' && !Array.isArray(figure))
        return rowsOf(figure, described, field, reasons);
      const reason = reasons.get(field);
      return {
        field,
        value: figure === null ? `none${reason === undefined ? '' : `: ${reason}`}` : show(figure),
        description: String(described['description'] ?? ''),
      };
    });
}

/** Properties of an object's schema, which may stand beside that of null. */
function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const choices = (schema['anyOf'] ?? [schema]) as readonly JsonSchema[];
  const [properties = {}] = choices.flatMap((choice) => choice['properties'] ?? []);
  return properties as Readonly<Record<string, JsonSchema>>;
}

function show(figure: unknown): string {
  return Array.isArray(figure) ? figure.join(', ') : String(figure);
}
