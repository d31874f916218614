import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, sortedAndDistinct } from '../diagnostics/diagnostic.ts';
import { contractFolder, handlerModule } from '../emit/contract/paths.ts';
import type { Tool } from '../model/contract.ts';
import { handlerText } from '../scaffold/handler-text.ts';
import { printFindings } from './findings.ts';
import { loadExtension } from './load-extension.ts';
import { namedTool } from './named-tool.ts';
import { resolveProject } from './resolve-project.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/**
 * `toolwright scaffold [TOOL...]`: writes the handlers of the tools named, or of every tool, where there is none. A
 * file that is there is left as it is, whatever it holds. Nothing is written where one of the names is no tool, or the server has no handlers.
 */
export async function scaffold(
  root: string,
  names: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { resolved, findings, specs, moduleText } = await resolveProject(root);
  if (resolved === undefined) {
    printFindings(sortedAndDistinct(findings), specs, 'human', terminal);
    return 1;
  }
  const { contract } = resolved;
  const { extension } = await loadExtension(root, moduleText);
  if (extension?.dispatch === 'own') {
    terminal.out(`the server answers calls itself, as ${extension.file} says: it has no handlers\n`);
    return 0;
  }
  const unknown: Diagnostic[] = [];
  const named = [...new Set(names)].flatMap(
    (name) => namedTool(name, contract, (finding) => unknown.push(finding)) ?? [],
  );
  if (unknown.length > 0) {
    printFindings(sortedAndDistinct(unknown), specs, 'human', terminal);
    return 2;
  }
  const tools = names.length === 0 ? contract.tools : named;
  const written = tools.filter((tool) =>
    writeNew(join(root, handlerModule(tool)), handlerText(tool, contract)),
  );
  for (const tool of tools) {
    if (written.includes(tool)) terminal.out(`wrote ${handlerModule(tool)}\n`);
    else if (names.length > 0) terminal.out(`${handlerModule(tool)} is there and was left as it is\n`);
  }
  if (written.length > 0) terminal.out(nextSteps(written, root));
  else if (names.length === 0) terminal.out('every tool has its handler\n');
  return 0;
}

/** False where something is at the path already, which is then not touched. */
function writeNew(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function nextSteps(written: readonly Tool[], root: string): string {
  const typed = written.every((tool) => existsSync(join(root, contractFolder(tool), 'handler.ts')));
  const generate = typed ? '' : 'Its type is generated: run `toolwright gen`. ';
  return `${generate}A call ends in a fault, and the tests fail, until it is written.\n`;
}
