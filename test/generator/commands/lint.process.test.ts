import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withProject } from '../diagnostics/fixture-project.ts';
import { toolwright } from '../run-toolwright.ts';

function declare(root: string, policies: string): void {
  const path = join(root, 'specs/server.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('policies: { forbiddenTools: [place_order] }', `policies: ${policies}`));
}

test('lint says nothing of sound specs, and generates nothing', async () => {
  await withProject('base', async (root) => {
    expect(await toolwright(root, 'lint')).toEqual({ status: 0, out: '', err: '' });
    expect(existsSync(join(root, 'generated'))).toBe(false);
  });
});

test('lint prints findings in each format, those of earlier stages too', async () => {
  await withProject('T502-forbidden', async (root) => {
    const { status, err } = await toolwright(root, 'lint');
    expect(status).toBe(1);
    expect(err).toMatch(/error T502: .*\n.*\^/s);
    expect(JSON.parse((await toolwright(root, 'lint', '--format', 'json')).out).findings).toHaveLength(1);
    expect((await toolwright(root, 'lint', '--format', 'github')).out).toMatch(/^::error file=specs/);
  });
  await withProject('T301-unknown-name', async (root) => {
    expect(await toolwright(root, 'lint')).toMatchObject({ status: 1, err: expect.stringContaining('T301') });
  });
});

test('pages grow stale for lint --today alone', async () => {
  await withProject('base', async (root) => {
    declare(root, '{ verifiedWithinDays: 90 }');
    expect((await toolwright(root, 'gen')).status).toBe(0);
    for (const words of [['check'], ['gen', '--check'], ['lint'], ['lint', '--today', '2026-04-01']]) {
      expect(await toolwright(root, ...words)).toMatchObject({ status: 0, err: '' });
    }
    const late = await toolwright(root, 'lint', '--today', '2026-04-02');
    expect(late.status).toBe(1);
    expect(late.err).toContain('warning T518: "weigh_rows" was last checked on 2026-01-01, 91 days ago');
    expect(late.err).toContain('found 1 warning in 1 file');
  });
});

test('a day without a policy to hold it against is a wrong command line', async () => {
  await withProject('base', async (root) => {
    const { status, err } = await toolwright(root, 'lint', '--today', '2026-04-02');
    expect(status).toBe(2);
    expect(err).toContain('policies.verifiedWithinDays');
  });
});

test('tokens shows what each piece costs', async () => {
  await withProject('base', async (root) => {
    const { status, out, err } = await toolwright(root, 'tokens');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = out.split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines[1]).toMatch(/^ +\d+ +[\d,]+ {2}weigh_rows$/);
    for (const piece of ['description', 'argument rows', 'output schema', 'all of it'])
      expect(out).toContain(piece);
    const json = JSON.parse((await toolwright(root, 'tokens', '--format', 'json')).out);
    expect(json).toMatchObject({
      encoding: 'o200k_base',
      tools: [{ name: 'weigh_rows', tokens: expect.any(Number) }],
    });
  });
});

test('tokens of unsound specs are findings', async () => {
  await withProject('T301-unknown-name', async (root) => {
    expect(await toolwright(root, 'tokens')).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining('T301'),
    });
  });
});

test('--stats tells the lints apart, and loads a tokenizer only for a budget in tokens', async () => {
  await withProject('base', async (root) => {
    const { err } = await toolwright(root, 'gen', '--stats');
    expect(err).toContain(' ms  lint unused-name\n');
    expect(err).not.toContain('tokenizer');
    declare(root, '{ budgets: { tool: { tokens: 1000 } } }');
    expect((await toolwright(root, 'gen', '--stats')).err).toContain(' ms  load tokenizer\n');
  });
});
