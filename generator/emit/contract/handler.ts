import type { Tool } from '../../model/contract.ts';
import { pascalCase } from '../../model/names.ts';
import type { Shared } from '../../model/per-tool.ts';
import { storeOf } from '../../model/store.ts';
import type { OutputFile } from '../emitter.ts';
import { type Code, code, comment, identifier, literal, string } from '../print/code.ts';
import { sourceFile } from '../print/source-file.ts';
import { contractFolder } from './paths.ts';

/** `handler.ts`: the type of a tool's handler, with the refusals it may give and their parameters. */
export function handlerFile(tool: Tool, contract: Shared): OutputFile {
  const name = pascalCase(tool.name);
  const args = identifier(`${name}Arguments`);
  const result = identifier(`${name}Result`);
  const refusals = identifier(`${name}Refusals`);
  const provenance = identifier(contract.server.provenance);
  const entry = storeOf(tool, contract.server)?.entry;
  // What comes after a page is the runtime's to say.
  const given = tool.pages === undefined ? result : code`Omit<${result}, ${string(tool.pages.next)}>`;
  const imported = entry === undefined || entry === contract.server.provenance ? [] : [identifier(entry)];
  return sourceFile(
    `${contractFolder(tool)}/handler.ts`,
    tool.place.file,
    code`import type { Handler, StampedField } from ${string('toolwright-runtime')};
import type { ${args}, ${result}, Immutable, ${provenance}${imported.map((name) => code`, ${name}`)} } from ${string('../types.ts')};

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ${refusals} {
${tool.refusals.map(refusalMember)}
}

export type ${identifier(`${name}Handler`)}<Services> = Handler<
  ${args},
  Immutable<${given}>,
  ${refusals},
  Services,
  Omit<${provenance}, StampedField>${
    entry === undefined
      ? []
      : code`,
  Immutable<${identifier(entry)}>`
  }
>;`,
  );
}

function refusalMember({ code: name, condition, params }: Tool['refusals'][number]): Code {
  const types = params.map((param) => [param.name, param.type === 'string' ? STRING : NUMBER]);
  return code`  ${comment(oneLine(condition))}
  ${string(name)}: ${params.length === 0 ? NOTHING : literal(Object.fromEntries(types), 1)};`;
}

const STRING = code`string`;
const NUMBER = code`number`;
const NOTHING = code`Record<string, never>`;

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
