import { describe, expect, test } from 'vitest';
import type { Tool } from '../../../generator/model/contract.ts';
import { createMarkdown } from '../../../generator/site/markdown.ts';
import { relatedTools } from '../../../generator/site/related-tools.ts';
import { namesIn } from '../../../generator/site/tool-links.ts';
import { contract } from '../emit/contract-fixture.ts';

const addresses = new Map([
  ['list_trials', '/tools/list-trials/'],
  ['scale', '/tools/scale/'],
]);
const render = (text: string) =>
  createMarkdown(
    (href) => ({ kind: 'address', href }),
    (name) => addresses.get(name),
  ).render(text);

const trials = '<a href="/tools/list-trials/">list_trials</a>';

describe('the name of a tool', () => {
  test.each([
    ['as a word', 'Take ids from list_trials.', `<p>Take ids from ${trials}.</p>\n`],
    ['as code', '`scale` it', '<p><a href="/tools/scale/"><code>scale</code></a> it</p>\n'],
    ['twice', 'list_trials, list_trials', `<p>${trials}, ${trials}</p>\n`],
    ['in a cell', '| a |\n|---|\n| list_trials |\n', `>${trials}</td>`],
  ])('%s is a link', (_what, text, expected) => {
    expect(render(text)).toContain(expected);
  });

  test.each([
    ['a word that is one by chance', 'A scale weighs.'],
    ['a longer name', 'relist_trials, list_trials_of'],
    ['a tool that is not there', 'best_trials and `best_trials`'],
    ['a heading', '## list_trials'],
    ['a block', '```json\n"list_trials"\n```'],
    ['a longer piece of code', '`quant list_trials`'],
  ])('in %s is none', (_what, text) => {
    expect(render(text)).not.toContain('<a ');
  });

  test('in a link leads where the link leads', () => {
    expect(render('[`list_trials` and list_trials](/x/)')).toBe(
      '<p><a href="/x/"><code>list_trials</code> and list_trials</a></p>\n',
    );
  });

  test('is told from words', () => {
    expect(namesIn('Call get_trial or getSum, not A/B, `class` or class.')).toEqual([
      'get_trial',
      'getSum',
      'class',
    ]);
  });
});

describe('the tools beside one', () => {
  const [first] = contract.tools as [Tool];
  const tool = (name: string, details: string): Tool => ({
    ...first,
    name,
    summary: name,
    details,
    refusals: [],
  });
  const beside = (...tools: Tool[]) =>
    Object.fromEntries([...relatedTools(tools)].map(([name, list]) => [name, list.map((one) => one.name)]));

  test('are those that its spec names, and those whose specs name it', () => {
    expect(
      beside(
        tool('run_it', 'Read get_it. Not run_it, not made_up.'),
        tool('get_it', ''),
        tool('rank_it', 'After run_it.'),
        tool('alone', 'run with it'),
      ),
    ).toEqual({ run_it: ['get_it', 'rank_it'], get_it: ['run_it'], rank_it: ['run_it'], alone: [] });
  });

  test('are the same list while nothing of it changes, so that a page is not laid out again', () => {
    const make = () => relatedTools([tool('run_it', 'Read get_it.'), tool('get_it', '')]).get('run_it');
    expect(make()).toBe(make());
  });
});
