import { renderDrift } from '../write/drift.ts';
import { isUpToDate, type WritePlan } from '../write/plan.ts';
import type { Terminal } from './terminal.ts';

/** Says how generated/ differs from what the specs give; true where it does. */
export function reportDrift(plan: WritePlan, terminal: Terminal): boolean {
  if (isUpToDate(plan)) return false;
  terminal.err(renderDrift(plan));
  return true;
}
