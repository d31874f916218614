/** A term as the specs' glossary has it. */
interface Term {
  readonly name: string;
  readonly title: string;
  readonly definition: string;
  readonly pitfalls: readonly string[];
  readonly formula?: string;
  readonly unit?: string;
  readonly aliases: readonly string[];
  readonly sources: readonly string[];
}

/**
 * `generated/glossary.ts`: the glossary as data, each term with the tools whose results have a value of it, so that the tool
 * that answers with definitions says what every page and description says.
 */
export function glossaryModule(
  terms: readonly Term[],
  toolsByTerm: ReadonlyMap<string, readonly string[]>,
): string {
  const entries = terms.map(({ name, title, definition, pitfalls, formula, unit, aliases, sources }) => ({
    name,
    title,
    definition: definition.trim(),
    pitfalls,
    formula: formula ?? null,
    unit: unit ?? null,
    aliases,
    sources,
    tools: toolsByTerm.get(name) ?? [],
  }));
  return `// @generated from specs/glossary.yaml by toolwright; edit the spec and run "toolwright gen".

/** Every term of the glossary; \`tools\` are those whose results have a value of it. */
export const GLOSSARY: readonly {
  readonly name: string;
  readonly title: string;
  readonly definition: string;
  readonly pitfalls: readonly string[];
  readonly formula: string | null;
  readonly unit: string | null;
  readonly aliases: readonly string[];
  readonly sources: readonly string[];
  readonly tools: readonly string[];
}[] = ${JSON.stringify(entries, null, 2)};
`;
}
