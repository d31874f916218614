import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

// The guide as a reader follows it, from the first block to the last.
const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/strategies.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```/gms)].map(([, language, word, text]) => ({
  language: language!,
  word: word ?? '',
  text: text!,
}));
const home = mkdtempSync(join(tmpdir(), 'reader-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function quant(line: string) {
  const env = { ...process.env, HOME: home, QUANT_HOME: join(home, '.quant-research') };
  return spawnSync('sh', ['-c', `cd ${root} && ${line}`], { encoding: 'utf8', env });
}

test('the guide does what it says', () => {
  let setUp = '';
  let shown = '';
  for (const { language, word, text } of blocks) {
    if (language === 'js') {
      const file = join(home, word.replace('file=', ''));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    } else if (language === 'text') {
      for (const line of text.trimEnd().split('\n')) expect(shown).toContain(line);
    } else {
      shown = '';
      for (const line of text.trimEnd().split('\n')) {
        if (line.startsWith('export ')) setUp += `${line}; `;
        else {
          const { status, stdout, stderr } = quant(setUp + line.replace('npx quant', 'npx --no -- quant'));
          expect({ line, stderr, status: status === 0 }).toMatchObject({ line, status: word !== 'fails' });
          shown += stdout + stderr;
        }
      }
    }
  }
  expect(blocks.length).toBeGreaterThan(5);
});

test('what a reader installed is marked so, in the list and in the answer of a scan', () => {
  const listed = quant('export QUANT_PLUGINS=~/strategies; npx --no -- quant call list_strategies');
  const { strategies, refused } = JSON.parse(listed.stdout);
  expect(strategies.find(({ name }: { name: string }) => name === 'rising_closes')).toMatchObject({
    demo: false,
  });
  expect(refused).toMatchObject([{ source: 'strategies/tomorrow.js', name: 'tomorrow' }]);
  const scanned = quant(
    `export QUANT_PLUGINS=~/strategies; npx --no -- quant call run_scan --args '{"scanner":"longest_rise","as_of":"2020-06-30"}'`,
  );
  expect(JSON.parse(scanned.stdout).rows[0].value).toBeGreaterThanOrEqual(3);
});
