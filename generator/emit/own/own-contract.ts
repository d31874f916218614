import { readFileSync } from 'node:fs';
import type { Contract, Tool } from '../../model/contract.ts';
import { camelCase, kebabCase } from '../../model/names.ts';
import { perTool } from '../../model/per-tool.ts';
import type { Emitter, OutputFile } from '../emitter.ts';
import { type Code, code, compiled, string, variable } from '../print/code.ts';
import { callsHelpers } from '../print/condition.ts';
import { sourceFile } from '../print/source-file.ts';
import { ownToolFile } from './own-tool-file.ts';
import { ownValidatorFiles } from './own-validators.ts';

/**
 * `generated/contract/` for a server that dispatches calls itself: of each tool what it lists, its validators, its rules and
 * the words of its refusals. Nothing here needs `toolwright-runtime`, at run time or to compile.
 */
export const ownContract: Emitter = {
  name: 'contract',
  emit: async ({ contract }) => {
    const conditions = contract.tools.flatMap(({ rules }) => rules.map(({ holds }) => holds));
    const files = [TYPES, toolsFile(contract)];
    if (conditions.some(callsHelpers)) files.push(expressionFile());
    for (const tool of contract.tools) files.push(...(await toolFiles(tool, contract)));
    return files;
  },
};

const toolFiles = perTool(
  async (tool, shared): Promise<readonly OutputFile[]> => [
    ownToolFile(tool, shared),
    ...(await ownValidatorFiles(tool)),
  ],
);

/** `tools.ts`: every tool by name, in the order in which they are listed. */
function toolsFile({ tools }: Contract): OutputFile {
  const name = (tool: Tool): Code => variable(camelCase(tool.name), ['tools']);
  return sourceFile(
    'generated/contract/tools.ts',
    'specs',
    code`${tools.map((tool) => code`import { contract as ${name(tool)} } from ${string(`./${kebabCase(tool.name)}/contract.ts`)};`)}

export const tools = {
${tools.map((tool) => code`  ${string(tool.name)}: ${name(tool)},`)}
};`,
  );
}

/** `tool.ts`: the types of the other files. */
const TYPES = sourceFile(
  'generated/contract/tool.ts',
  'specs',
  code`/** What \`tools/list\` shows of a tool. */
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

/** Decides whether a value keeps its schema, and fills defaults into it; \`errors\` says what is wrong with the last one. */
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
}`,
);

/** `expression.ts`: what compiled rules call. A checkout has the source itself, a packed install a copy beside the build. */
function expressionFile(): OutputFile {
  const path = import.meta.url.endsWith('.ts') ? 'helpers.ts' : 'helpers.ts.txt';
  const text = readFileSync(new URL(`../../expression/${path}`, import.meta.url), 'utf8');
  const [, ...helpers] = text.split('\n');
  return sourceFile('generated/contract/expression.ts', 'specs', compiled(helpers.join('\n')));
}
