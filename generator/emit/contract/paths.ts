import type { Tool } from '../../model/contract.ts';
import { kebabCase } from '../../model/names.ts';

/** The folder of a tool's generated contract. */
export function contractFolder(tool: Tool): string {
  return `generated/contract/${kebabCase(tool.name)}`;
}

/** The module that holds a tool's hand-written `handle`. */
export function handlerModule(tool: Tool): string {
  return `src/handlers/${kebabCase(tool.name)}.ts`;
}
