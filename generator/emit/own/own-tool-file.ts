import type { Refusal, Tool } from '../../model/contract.ts';
import { pascalCase } from '../../model/names.ts';
import type { Shared } from '../../model/per-tool.ts';
import { listed } from '../contract/listing.ts';
import { contractFolder } from '../contract/paths.ts';
import { ownDescription } from '../description.ts';
import type { OutputFile } from '../emitter.ts';
import { type Code, code, comment, identifier, literal, string } from '../print/code.ts';
import { importHelpers, predicate } from '../print/condition.ts';
import { sourceFile } from '../print/source-file.ts';
import { resultSchema } from '../schemas/wire.ts';

/** `contract.ts` of a tool for a server that dispatches calls itself. The result travels alone, without an envelope. */
export function ownToolFile(tool: Tool, shared: Shared): OutputFile {
  const { name, title, inputSchema, annotations } = listed(tool, shared);
  const description = ownDescription(tool, shared);
  const outputSchema = resultSchema(tool.result);
  const rules = tool.rules.map(({ code, says, holds }) => ({ code, says, holds: predicate('args', holds) }));
  const args = identifier(`${pascalCase(tool.name)}Arguments`);
  const deferred = Object.fromEntries(tool.deferred.map(({ name, reason }) => [name, reason]));
  const conditions = tool.rules.map(({ holds }) => holds);
  return sourceFile(
    `${contractFolder(tool)}/contract.ts`,
    tool.place.file,
    code`${importHelpers(conditions, '../expression.ts')}import type { Listing, Rule } from ${string('../tool.ts')};
import type { ${args} } from ${string('../types.ts')};
import { validateArguments, validateResult } from ${string('./validators.js')};

const listing: Listing = ${literal({ name, title, description, inputSchema, outputSchema, annotations })};

const rules: readonly Rule<${args}>[] = ${literal(rules)};

/** What the agent reads where the tool refuses: the code, the reason and the way forward. */
const refusals = {
${refusalsOf(tool, shared).map(refusalText)}
};

/** Arguments that are withheld on purpose, and why. */
const deferred: Readonly<Record<string, string>> = ${literal(deferred)};

export const contract = { listing, validateArguments, validateResult, rules, refusals, deferred };`,
  );
}

/** Those that the tool words itself, and the server's; not the families, whose codes the runtime makes. */
function refusalsOf({ refusals }: Tool, { server }: Shared): readonly Refusal[] {
  const shared = server.refusals.filter(({ code }) => !refusals.some((own) => own.code === code));
  return [...refusals, ...shared].filter(({ code }) => !code.includes('{'));
}

function refusalText({ code: name, condition, params, reason, recover }: Refusal): Code {
  const template = `${name}: ${reason.trim()} ${recover.trim()}`;
  const declared = params.map((param) => [param.name, param.type === 'string' ? STRING : NUMBER] as const);
  const rule = template.includes('{violation}') ? [['violation', STRING] as const] : [];
  const types = Object.fromEntries([...declared, ...rule]);
  const taken = Object.keys(types).length === 0 ? code`` : code`params: ${literal(types, 1)}`;
  // What stands between braces without being a parameter is text.
  const parts = template
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(1, -1);
      return part === `{${name}}` && Object.hasOwn(types, name)
        ? code`params.${identifier(name)}`
        : string(part);
    });
  return code`  ${comment(condition.trim().replace(/\s+/g, ' '))}
  ${string(name)}: (${taken}): string => ${sum(parts)},`;
}

function sum(parts: readonly Code[]): Code {
  return parts.reduce((all, part) => code`${all} + ${part}`);
}

const STRING = code`string`;
const NUMBER = code`number`;
