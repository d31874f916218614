import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Contract, Tool } from '../model/contract.ts';

/** The tool that a command names; reports where there is none. */
export function namedTool(name: string, { tools }: Contract, report: Report): Tool | undefined {
  const found = tools.find((tool) => tool.name === name);
  const names = tools.map((tool) => tool.name);
  if (found === undefined) report(diagnostic('T901', TOOLS, { tool: name }, nearest(name, names)));
  return found;
}

/** No line of a file says that a tool is not there. */
const TOOLS = { file: 'specs/tools', line: 1, column: 1, endLine: 1, endColumn: 1 };
