import { memoize } from '../../memoize.ts';
import type { Contract, Tool } from '../../model/contract.ts';
import { everyNode } from '../../model/every-node.ts';
import { target } from '../../model/node.ts';
import { toolLink } from './tool-link.ts';

/** What the page of the vocabularies shows: where each list is read, and which tools take names of it. */
export function vocabulariesPage({ vocabularies, tools }: Contract) {
  return {
    vocabularies: vocabularies.map(({ name, title, description, from }) => ({
      name,
      title,
      description,
      address: `vocabulary://${name}`,
      route: `GET /api/v1/vocabularies/${name}`,
      tools: tools
        .filter((tool) => vocabulariesOf(tool).has(name))
        .map(toolLink)
        .join(', '),
      from: `${from.module}#${from.exportName}`,
    })),
  };
}

/** The vocabularies that a tool's arguments take values or keys from. */
const vocabulariesOf = memoize(
  (tool: Tool): ReadonlySet<string> =>
    new Set(
      everyNode(tool.arguments).flatMap((node) => {
        const inner = target(node);
        if (inner.type === 'string') return inner.valuesFrom ?? [];
        return inner.type === 'object' ? (inner.keysFrom ?? []) : [];
      }),
    ),
);
