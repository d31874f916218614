import { expect, test } from 'vitest';
import { findTool } from '../../../runtime/call/find-tool.ts';

const tools = new Map([
  ['add_up', { kind: 'tool' as const }],
  ['audit_backtest', { kind: 'tool' as const }],
]);

test.each([
  ['add_up', { kind: 'tool' }],
  ['add-up', { kind: 'unknown-tool', name: 'add-up', nearest: ['add_up'] }],
  ['audit', { kind: 'unknown-tool', name: 'audit', nearest: ['audit_backtest'] }],
  ['constructor', { kind: 'unknown-tool', name: 'constructor', nearest: [] }],
  ['__proto__', { kind: 'unknown-tool', name: '__proto__', nearest: [] }],
])('%s', (name, found) => {
  expect(findTool(tools, name)).toEqual(found);
});
