import type { Refusal, Server, Tool } from '../../model/contract.ts';
import { deprecationText } from '../../model/lifecycle.ts';
import type { OutputFile } from '../emitter.ts';
import { code, literal, string } from '../print/code.ts';
import { importHelpers, predicate } from '../print/condition.ts';
import { sourceFile } from '../print/source-file.ts';
import { contractFolder } from './paths.ts';
import { shape } from './shape.ts';

/** `contract.ts`: what a call of the tool needs beyond the listing. */
export function toolContractFile(tool: Tool, server: Server): OutputFile {
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
    refusals: refusalsOf(tool, server).map(({ code, condition, reason, recover, status }) => {
      return { code, condition, reason, recover, status };
    }),
    validateArguments: code`validateArguments`,
    validateResult: code`validateResult`,
  };
  return sourceFile(
    `${contractFolder(tool)}/contract.ts`,
    tool.place.file,
    code`import type { ToolContract } from ${string('toolwright-runtime')};
${importHelpers(conditions)}import { validateArguments, validateResult } from ${string('./validators.js')};

export const contract: ToolContract = ${literal(contract)};`,
  );
}

/** The tool's own refusals, then those of the server that the tool does not word itself. */
function refusalsOf(tool: Tool, server: Server): Refusal[] {
  const own = new Set(tool.refusals.map((refusal) => refusal.code));
  return [...tool.refusals, ...server.refusals.filter((refusal) => !own.has(refusal.code))];
}
