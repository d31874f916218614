import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Tool } from '../model/contract.ts';
import { exportedFunction, type Sources } from './sources.ts';

/**
 * T704: an option of the core that is neither an argument nor deferred. T705: a deferred parameter that the core does
 * not have. The options are the properties of the
 * parameter named `options` or `input`, or of the only parameter; of a core without one, they are the parameters.
 */
export function coreParity(tool: Tool, sources: Sources): Diagnostic[] {
  if (tool.core === undefined) return [];
  const file = sources.file(tool.core.module);
  const core = file && exportedFunction(file, tool.core.exportName);
  if (core === undefined) return [];
  const known = new Set([
    ...tool.arguments.properties.map((property) => property.name),
    ...tool.deferred.map((deferred) => deferred.name),
  ]);
  const options = optionsOf(core);
  return [
    ...options
      .filter((option) => !known.has(option))
      .map((option) => diagnostic('T704', tool.place, { option })),
    ...tool.deferred
      .filter(({ name }) => !options.includes(name))
      .map(({ name, place }) => diagnostic('T705', place, { name }, nearest(name, options))),
  ];
}

function optionsOf(core: NonNullable<ReturnType<typeof exportedFunction>>): string[] {
  const parameters = core.getParameters();
  const named = parameters.find((parameter) => ['options', 'input'].includes(parameter.getName()));
  const options = named ?? (parameters.length === 1 ? parameters[0] : undefined);
  if (options === undefined) return parameters.map((parameter) => parameter.getName());
  return options
    .getType()
    .getNonNullableType()
    .getProperties()
    .map((property) => property.getName());
}
