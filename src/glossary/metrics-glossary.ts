import { GLOSSARY } from '../../generated/glossary.ts';

/** What every reader of a metric has to know besides, by the terms that say it. */
const CAVEATS = ['equity_basis', 'multiple_testing'] as const;

/** The terms of those names, or all of them, and the caveats that go with any of them. */
export function metricsGlossary(names: readonly string[] | undefined) {
  const wanted = names === undefined ? GLOSSARY : GLOSSARY.filter(({ name }) => names.includes(name));
  return {
    metrics: wanted.map(({ pitfalls, aliases, sources, tools, ...term }) => ({
      ...term,
      pitfalls: [...pitfalls],
      aliases: [...aliases],
      sources: [...sources],
      tools: [...tools],
    })),
    caveats: CAVEATS.map((name) => {
      const { title, definition, pitfalls } = GLOSSARY.find((term) => term.name === name)!;
      return { name, title, text: [definition, ...pitfalls].join(' ') };
    }),
  };
}
