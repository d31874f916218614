import type { Refusal, Server, Tool } from '../../model/contract.ts';
import { deprecationText } from '../../model/lifecycle.ts';
import type { Shared } from '../../model/per-tool.ts';
import type { OutputFile } from '../emitter.ts';
import { code, literal, string } from '../print/code.ts';
import { importHelpers, predicate } from '../print/condition.ts';
import { sourceFile } from '../print/source-file.ts';
import { nullWhen } from '../schemas/json-schema.ts';
import { entryNode } from './entry.ts';
import { contractFolder } from './paths.ts';
import { shape } from './shape.ts';

/** `contract.ts`: what a call of the tool needs beyond the listing. */
export function toolContractFile(tool: Tool, shared: Shared): OutputFile {
  const conditional = tool.result.properties.filter((property) => property.presentWhen !== undefined);
  const conditions = [
    ...tool.rules.map((rule) => rule.holds),
    ...conditional.map((property) => property.presentWhen!),
  ];
  const contract = {
    deprecated: tool.deprecated && deprecationText(tool.deprecated),
    arguments: shape(tool.arguments),
    result: shape(tool.result),
    deferred: tool.deferred.map(({ name, reason }) => ({ name, reason })),
    rules: tool.rules.map((rule) => ({
      code: rule.code,
      says: rule.says,
      holds: predicate('args', rule.holds),
    })),
    presence: conditional.map((property) => ({
      field: property.name,
      present: predicate('args', property.presentWhen!),
    })),
    refusals: refusalsOf(tool, shared.server).map(({ code, condition, reason, recover, status }) => {
      return { code, condition, reason, recover, status };
    }),
    validateArguments: code`validateArguments`,
    validateResult: code`validateResult`,
    journal: journalOf(tool, shared),
    pages: tool.pages,
  };
  const validateEntry = contract.journal === undefined ? code`` : code`, validateEntry`;
  return sourceFile(
    `${contractFolder(tool)}/contract.ts`,
    tool.place.file,
    code`import type { ToolContract } from ${string('toolwright-runtime')};
${importHelpers(conditions)}import { validateArguments, validateResult${validateEntry} } from ${string('./validators.js')};

export const contract: ToolContract = ${literal(contract)};`,
  );
}

/** What the tool's calls put on record. */
function journalOf(tool: Tool, shared: Shared): Readonly<Record<string, unknown>> | undefined {
  const { journals } = tool.effects;
  const entry = entryNode(tool, shared);
  if (journals === undefined || entry === undefined) return undefined;
  const { store, per, memoized, force } = journals;
  return {
    store,
    oncePerCall: per === undefined,
    memoized,
    force,
    forgets: forgottenOf(tool),
    entry: shape(entry),
    validateEntry: code`validateEntry`,
  };
}

/** What an earlier answer does not give again; why is what the spec says of the field's null. */
function forgottenOf({ effects, result }: Tool): Readonly<Record<string, string>>[] | undefined {
  const { forgets } = effects.journals ?? {};
  if (forgets === undefined) return undefined;
  return Object.entries(forgets).map(([field, reasonIn]) => {
    const { node } = result.properties.find(({ name }) => name === field)!;
    const why = nullWhen(node)!.trim();
    return { field, reasonIn, reason: `${why.charAt(0).toUpperCase()}${why.slice(1)}.` };
  });
}

/** The tool's own refusals, then those of the server that the tool does not word itself. */
function refusalsOf(tool: Tool, server: Server): Refusal[] {
  const own = new Set(tool.refusals.map((refusal) => refusal.code));
  return [...tool.refusals, ...server.refusals.filter((refusal) => !own.has(refusal.code))];
}
