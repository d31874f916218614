import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withProject } from '../diagnostics/fixture-project.ts';
import { toolwright } from '../run-toolwright.ts';

/** The sound project as a repository whose tag v1.0.0 holds its generated files. */
async function withRelease(work: (root: string) => Promise<void>): Promise<void> {
  await withProject('base', async (root) => {
    await toolwright(root, 'gen');
    const git = (...words: string[]) => execFileSync('git', words, { cwd: root });
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'Release');
    git('tag', 'v1.0.0');
    await work(root);
  });
}

function edit(root: string, file: string, from: string, to: string): void {
  const path = join(root, 'specs', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const TOOL = 'tools/demo/weigh_rows.yaml';

function narrow(root: string): void {
  edit(root, TOOL, 'maxItems: 5', 'maxItems: 4');
  edit(root, TOOL, 'What the rows weigh together.', 'What all the rows weigh.');
}

const accepted = `- rule: ARGUMENT_BOUND_NARROWED
  tool: weigh_rows
  path: /arguments/rows/maxItems
  reason: No scale holds five rows.
`;

test('nothing has changed since a release', async () => {
  await withRelease(async (root) => {
    const nothing =
      'no change. Nothing asks for another version than 1.0.0; specs/server.yaml says\n1.0.0.\n';
    expect(await toolwright(root, 'diff', '--against', 'v1.0.0')).toEqual({
      status: 0,
      out: nothing,
      err: '',
    });
    const file = await toolwright(root, 'diff', '--against', 'generated/contract.lock.json');
    expect(file).toEqual({ status: 0, out: nothing, err: '' });
  });
});

test('a break is told with its place and the step it asks for, within 80 columns', async () => {
  await withRelease(async (root) => {
    narrow(root);
    const { status, out, err } = await toolwright(root, 'diff', '--against', 'v1.0.0');
    expect(status).toBe(1);
    expect(out).toBe(
      [
        'weigh_rows',
        '  breaking   rows: maxItems is 4, where it was 5',
        '             ARGUMENT_BOUND_NARROWED /arguments/rows/maxItems',
        '             (specs/tools/demo/weigh_rows.yaml:13:5)',
        '  wording    the summary says "What all the rows weigh.", where it said "What',
        '             the rows weigh together."',
        '             TOOL_REWORDED /summary (specs/tools/demo/weigh_rows.yaml:5:1)',
        '',
        '1 breaking, 1 wording. The changes ask for a major step from 1.0.0;',
        'specs/server.yaml says 1.0.0, which does not make it yet. 1 change needs a',
        'reason in specs/accepted-changes.yaml.',
        '',
        '  - rule: ARGUMENT_BOUND_NARROWED',
        '    tool: weigh_rows',
        '    path: "/arguments/rows/maxItems"',
        '    reason: WHY',
        '',
      ].join('\n'),
    );
    expect(err).toContain(
      'specs/server.yaml:3:1 error T803: the changes since 1.0.0 ask for a major step, and the version is 1.0.0',
    );
  });
});

test('a break needs a reason and a step of the version, and then is on record and on the pages', async () => {
  await withRelease(async (root) => {
    const diff = (...words: string[]) => toolwright(root, 'diff', '--against', 'v1.0.0', ...words);
    narrow(root);
    edit(root, 'server.yaml', 'version: 1.0.0', 'version: 2.0.0');
    const open = await diff();
    expect(open).toMatchObject({ status: 1, err: '' });
    // What is printed is what accepts it.
    const entry = open.out.slice(open.out.indexOf('  - rule:'));
    writeFileSync(join(root, 'specs/accepted-changes.yaml'), entry);
    const accepting = await diff();
    expect(accepting.out).toContain('accepted: WHY');
    expect(accepting.out).not.toContain('need');
    expect(accepting.status).toBe(0);
    rmSync(join(root, 'specs/accepted-changes.yaml'));
    expect((await diff('--record')).err).toContain('Nothing is recorded: something is still to be accepted');
    expect(existsSync(join(root, 'changes'))).toBe(false);

    writeFileSync(join(root, 'specs/accepted-changes.yaml'), accepted);
    edit(root, 'server.yaml', 'version: 2.0.0', 'version: 1.1.0');
    expect((await diff()).status).toBe(1);
    edit(root, 'server.yaml', 'version: 1.1.0', 'version: 2.0.0');
    const done = await diff('--record');
    expect(done.status).toBe(0);
    expect(done.out).toContain('accepted: No scale holds five rows.');
    expect(done.err).toContain('wrote changes/2.0.0.json');

    expect((await toolwright(root, 'gen')).status).toBe(0);
    const page = readFileSync(join(root, 'generated/kb/tools/weigh-rows.md'), 'utf8');
    expect(page).toContain(
      [
        '## Changes',
        '',
        '### 2.0.0',
        '',
        'Since 1.0.0:',
        '',
        '- breaking: rows: maxItems is 4, where it was 5 (`/arguments/rows/maxItems`) Accepted: No scale holds five rows.',
        '- wording: the summary says "What all the rows weigh.", where it said "What the rows weigh together." (`/summary`)',
      ].join('\n'),
    );
    expect((await toolwright(root, 'gen', '--check')).status).toBe(0);

    // The lock of 2.0.0 holds the acceptance, so nobody asks it to accept something again.
    const later = await toolwright(root, 'diff', '--against', 'generated/contract.lock.json');
    expect(later).toMatchObject({ status: 0, err: '' });
  });
});

test('programs, GitHub and readers of a changelog get it in their form', async () => {
  await withRelease(async (root) => {
    narrow(root);
    const diff = (format: string) => toolwright(root, 'diff', '--against', 'v1.0.0', '--format', format);
    const json = await diff('json');
    expect(json).toMatchObject({ status: 1, err: '' });
    const { changes, step, findings } = JSON.parse(json.out);
    expect(changes[1]).toEqual({
      rule: 'ARGUMENT_BOUND_NARROWED',
      kind: 'breaking',
      tool: 'weigh_rows',
      path: '/arguments/rows/maxItems',
      message: 'rows: maxItems is 4, where it was 5',
      before: 5,
      after: 4,
      place: expect.objectContaining({ file: 'specs/tools/demo/weigh_rows.yaml', line: 13 }),
    });
    expect(step).toEqual({ from: '1.0.0', to: '1.0.0', asked: 'major', made: 'none', enough: false });
    expect(findings.map(({ code }: { code: string }) => code)).toEqual(['T803']);

    expect((await diff('github')).out.split('\n')).toEqual([
      expect.stringMatching(
        /^::error file=specs\/tools\/demo\/weigh_rows.yaml,line=13,col=5,endLine=13,title=breaking ARGUMENT_BOUND_NARROWED::weigh_rows: rows: maxItems is 4/,
      ),
      expect.stringMatching(/^::notice file=specs\/tools\/demo\/weigh_rows.yaml,line=5,.*TOOL_REWORDED/),
      expect.stringMatching(/^::error file=specs\/server.yaml,line=3,.*title=T803/),
      expect.stringMatching(/^::notice title=toolwright diff::1 breaking, 1 wording\./),
      '',
    ]);

    const markdown = await diff('markdown');
    expect(markdown.out.split('\n').slice(0, 5)).toEqual([
      '## Since 1.0.0',
      '',
      '### weigh_rows',
      '',
      '- **breaking**: rows: maxItems is 4, where it was 5 (`ARGUMENT_BOUND_NARROWED` at `/arguments/rows/maxItems`)',
    ]);
    expect(markdown.err).toContain('T803');
  });
});

test.each([
  ['no --against', ['diff'], 'diff needs --against, a lock file or a git revision.'],
  ['another format', ['diff', '--against', 'v1', '--format', 'xml'], '--format takes one of human, json'],
  ['--against elsewhere', ['gen', '--against', 'v1'], '--against belongs to diff and docs.'],
  ['no repository', ['diff', '--against', 'v1'], 'error T804: v1 is no file'],
  ['a folder, which is no lock', ['diff', '--against', 'specs'], 'error T804: specs is no file'],
  ['what git could read as an option', ['diff', '--against=--all'], 'error T804: --all is no file'],
])('%s is a wrong command line', async (_, words, message) => {
  await withProject('base', async (root) => {
    const { status, out, err } = await toolwright(root, ...words);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(message);
  });
});

test('a revision that git could read as an option, or as a range, is none', async () => {
  await withRelease(async (root) => {
    for (const against of ['--all', '--output=x', 'v1.0.0..HEAD', 'HEAD:specs', '']) {
      expect((await toolwright(root, 'diff', `--against=${against}`)).status).toBe(2);
    }
    expect(existsSync(join(root, 'x'))).toBe(false);
  });
});

test('a project that is a folder of its repository, and a branch with the name of a folder', async () => {
  await withProject('base', async (root) => {
    const project = join(root, 'specs/inner');
    mkdirSync(project, { recursive: true });
    const git = (...words: string[]) => execFileSync('git', words, { cwd: root });
    await toolwright(root, 'gen');
    git('init', '--quiet', '--initial-branch', 'specs');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'Release');
    expect((await toolwright(root, 'diff', '--against', 'specs')).status).toBe(0);
    expect((await toolwright(project, 'diff', '--against', 'specs')).err).toContain('T806');
  });
});

test('specs that are not sound are said to be so', async () => {
  await withRelease(async (root) => {
    edit(root, TOOL, 'maxItems: 5', 'maxItems: five');
    const { status, out, err } = await toolwright(root, 'diff', '--against', 'v1.0.0');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('specs/tools/demo/weigh_rows.yaml:13:');
  });
});

test('explain knows rules too, and the nearest to one that does not exist', async () => {
  await withProject('base', async (root) => {
    const known = await toolwright(root, 'explain', 'argument_removed');
    expect(known.status).toBe(0);
    expect(known.out).toMatch(
      /^ARGUMENT_REMOVED Argument removed \(breaking\)\nSays: .*\nCause: .*\nFix: .*\n$/s,
    );
    const unknown = await toolwright(root, 'explain', 'ARGUMENT_REMOVE');
    expect(unknown).toMatchObject({
      status: 2,
      err: expect.stringContaining('Did you mean ARGUMENT_REMOVED?'),
    });
  });
});
