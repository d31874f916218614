import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { askProject } from '../../../generator/init/ask-project.ts';

const root = mkdtempSync(join(tmpdir(), 'init-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'repository/.git'), { recursive: true });

const none = { name: undefined, title: undefined };

test.each([
  ['weather', { name: 'weather', title: 'Weather' }],
  ['deep/My Weather_2', { name: 'my-weather-2', title: 'My weather 2' }],
  ['2nd.try', { name: 'nd-try', title: 'Nd try' }],
  ['天気', { name: 'my-server', title: 'My server' }],
  ['repository', { name: 'repository', title: 'Repository' }],
])('without a person, the names follow from the folder %s', async (folder, expected) => {
  expect(await askProject({ root, folder, ...none }, async (_, usual) => usual)).toEqual(expected);
});

test('a person is asked for what the command line leaves out, and for nothing else', async () => {
  const asked: string[] = [];
  const ask = async (question: string, usual: string) => {
    asked.push(`${question} (${usual})`);
    return question === 'Title' ? 'The weather' : usual;
  };
  const options = { root, folder: 'weather', ...none };
  expect(await askProject(options, ask)).toEqual({ name: 'weather', title: 'The weather' });
  expect(await askProject({ ...options, name: 'sun' }, ask)).toEqual({ name: 'sun', title: 'The weather' });
  expect(await askProject({ ...options, name: 'sun', title: 'Sun' }, ask)).toEqual({
    name: 'sun',
    title: 'Sun',
  });
  expect(asked).toEqual(['Name of the server (weather)', 'Title (Weather)', 'Title (Sun)']);
});
