import { SyntaxKind } from 'ts-morph';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { handlerModule } from '../emit/contract/paths.ts';
import type { Tool } from '../model/contract.ts';
import { runtimeArguments } from '../model/runtime-arguments.ts';
import { unfinished } from '../scaffold/unfinished.ts';
import { readsOf } from './argument-reads.ts';
import { placeOf } from './place-of.ts';
import { exportedFunction, type Sources } from './sources.ts';

/**
 * T701, T702, T709: a tool without a handler, arguments that it never reads, but for those that the runtime does, and one
 * that is not written yet.
 */
export function handlerParity(tool: Tool, sources: Sources): Diagnostic[] {
  const module = handlerModule(tool);
  const file = sources.file(module);
  if (file?.getExportedDeclarations().has('handle') !== true) {
    const problem =
      file === undefined
        ? `there is no ${module}; \`toolwright scaffold ${tool.name}\` writes it`
        : `${module} does not export \`handle\``;
    return [diagnostic('T701', tool.place, { tool: tool.name, problem })];
  }
  // A handler that is no plain function was made by another one, which may read anything.
  const handle = exportedFunction(file, 'handle');
  if (handle === undefined) return [];
  const reads = readsOf(handle);
  const others = runtimeArguments(tool);
  const unread = tool.arguments.properties.filter(
    ({ name }) => reads !== 'all' && !reads.has(name) && !others.has(name),
  );
  return [
    ...unread.map(({ name, place }) => diagnostic('T702', place, { module, argument: name })),
    ...handle
      .getDescendantsOfKind(SyntaxKind.ThrowStatement)
      .filter((statement) => statement.getText().includes(`\`${unfinished(tool)}`))
      .map((statement) => diagnostic('T709', placeOf(statement, module), { tool: tool.name })),
  ];
}
