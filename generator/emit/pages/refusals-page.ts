import type { Contract, Refusal } from '../../model/contract.ts';
import { sameCallAgain } from './same-call-again.ts';
import { toolLink } from './tool-link.ts';

/**
 * What the page of the refusals shows: the codes of every tool, and those of single tools by name. A code that several tools give
 * stands once, with each of its wordings and the tools that have it.
 */
export function refusalsPage({ server, tools }: Contract) {
  const own = tools.flatMap((tool) => tool.refusals.map((refusal) => ({ refusal, by: toolLink(tool) })));
  const codes = Map.groupBy(own, ({ refusal }) => refusal.code);
  return {
    shared: server.refusals.map((refusal) => ({ code: refusal.code, ...wording(refusal) })),
    own: [...codes]
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([code, given]) => ({ code, wordings: wordings(given) })),
  };
}

function wordings(given: readonly { readonly refusal: Refusal; readonly by: string }[]) {
  const same = Map.groupBy(given, ({ refusal }) => JSON.stringify(wording(refusal)));
  return [...same.values()].map((group) => ({
    ...wording(group[0]!.refusal),
    by: group.map(({ by }) => by).join(', '),
  }));
}

function wording({ condition, reason, recover, status }: Refusal) {
  return { condition, reason, recover, again: sameCallAgain(status), status: String(status) };
}
