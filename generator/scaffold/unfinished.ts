import type { Tool } from '../model/contract.ts';

/** What a scaffolded handler throws begins with this, so that logs and `toolwright check` tell it from a written one. */
export function unfinished(tool: Tool): string {
  return `${tool.name} is unfinished: `;
}
