import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Contract, Tool } from '../model/contract.ts';

/** The tool that a command names; reports where there is none. */
export function namedTool(name: string, { tools }: Contract, report: Report): Tool | undefined {
  const found = tools.find((tool) => tool.name === name);
  if (found !== undefined) return found;
  const near = nearest(
    name,
    tools.map((tool) => tool.name),
  );
  const place = tools.find((tool) => tool.name === near)?.place ?? TOOLS;
  report(diagnostic('T901', place, { tool: name }, near));
  return undefined;
}

/** No line of a file says that a tool is not there: where none has a name like it, the finding stands at their folder. */
const TOOLS = { file: 'specs/tools', line: 1, column: 1, endLine: 1, endColumn: 1 };
