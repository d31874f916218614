import { posix } from 'node:path';
import { contractFolder, handlerModule } from '../emit/contract/paths.ts';
import { visible } from '../emit/print/visible.ts';
import type { Contract, Refusal, Tool } from '../model/contract.ts';
import { mappedCodes } from '../model/mapped-codes.ts';
import { pascalCase } from '../model/names.ts';
import { storeOf } from '../model/store.ts';
import { statedFields } from '../resolve/provenance.ts';
import { unfinished } from './unfinished.ts';

const WIDTH = 110;

/**
 * A handler to begin with, in the style that people write theirs: it compiles, reads every argument, and ends in a
 * fault that says it is unfinished, so that nothing takes it for one that computes. Its comments name what is left to
 * do; a refusal in a comment is none that `toolwright check` counts as given.
 */
export function handlerText(tool: Tool, contract: Contract): string {
  const module = handlerModule(tool);
  const type = `${pascalCase(tool.name)}Handler`;
  const { services } = contract.server;
  const handlerTypes = specifier(module, `${contractFolder(tool)}/handler.ts`);
  const names = tool.arguments.properties.map((argument) => argument.name);
  const body = [...reading(names), ...remaining(tool, contract), ...ending(tool, names)];
  return `import type { ${type} } from '${handlerTypes}';
import type { ${services.exportName} } from '${specifier(module, services.module)}';

export const handle: ${type}<${services.exportName}> = async (${names.length === 0 ? '_args' : 'args'}, call) => {
${body.map((line) => `  ${line}`).join('\n')}
};
`;
}

function reading(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const reads = names.map((name) => `${name}: args.${name}`);
  const line = `const given = { ${reads.join(', ')} };`;
  if (line.length + 2 <= WIDTH) return [line];
  return ['const given = {', ...reads.map((read) => `  ${read},`), '};'];
}

/** What is left to do, as comments: the core to call, the refusals to give, the provenance to state. */
function remaining(tool: Tool, contract: Contract): string[] {
  const mapped = mappedCodes(tool);
  const refusals = tool.refusals.filter(({ code }) => !mapped.has(code));
  const { core } = tool;
  const compute =
    core === undefined
      ? 'Compute the result.'
      : `Compute with ${core.exportName} of '${specifier(handlerModule(tool), core.module)}'.`;
  return [
    `// ${compute} State where its numbers come from, once, and return it:`,
    ...provenance(contract),
    ...journaling(tool, contract),
    ...refusals.flatMap(refusing),
  ];
}

/** The call that states where the numbers come from, with the fields that it must have. */
function provenance({ types, server }: Contract): string[] {
  const fields = statedFields(types, server.provenance);
  const call = `//   call.provenance({ ${fields.length === 0 ? '... ' : `${fields.join(', ')} `}});`;
  const of = `(${server.provenance}, but for what the server stamps)`;
  const line = `${call}  ${of}`;
  return line.length + 2 <= WIDTH ? [line] : [call, `//   ${of}`];
}

function journaling(tool: Tool, { server }: Contract): string[] {
  const store = storeOf(tool, server);
  if (store === undefined) return [];
  const { per = 'call' } = tool.effects.journals!;
  return [
    `// Put on record in ${inComment(store.title)}, once for each ${inComment(per)}:`,
    `//   const id = call.journal({ ... });  (${store.entry})`,
  ];
}

function refusing({ code, condition, params }: Refusal): string[] {
  const values = params.length === 0 ? '{}' : `{ ${params.map(({ name }) => name).join(', ')} }`;
  return [`// Where ${inComment(condition)}:`, `//   return call.refuse('${code}', ${values});`];
}

/** A text of a spec on one line, so that it can't leave its comment. */
function inComment(text: string): string {
  return visible(text).trim().replace(/\s+/g, ' ');
}

function ending(tool: Tool, names: readonly string[]): string[] {
  const given = names.length === 0 ? '' : `, given \${Object.keys(given)}`;
  const told = `\`${unfinished(tool)}write ${handlerModule(tool)} (run \${call.runId}${given})\``;
  const line = `throw new Error(${told});`;
  return line.length + 2 <= WIDTH ? [line] : ['throw new Error(', `  ${told},`, ');'];
}

/** How one module of the project imports another. */
function specifier(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}
