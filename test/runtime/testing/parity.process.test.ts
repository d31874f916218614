import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the same call gives the same answer in process, over MCP, over HTTP and by command', () => {
  const script = fileURLToPath(new URL('./parity-fixture.ts', import.meta.url));
  expect(execFileSync(process.execPath, ['--conditions=src', script], { encoding: 'utf8' })).toBe('');
});
