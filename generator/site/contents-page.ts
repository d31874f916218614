import { memoize } from '../memoize.ts';
import type { Body } from './frame.ts';
import { layouts } from './layout.ts';
import type { SearchRecord } from './search-records.ts';

const ADDRESS = '/contents/';

/** The page of every page and name in the order of the alphabet, which is what search is without JavaScript. */
export interface Contents {
  readonly body: Body;
  readonly markdown: string;
}

let last: { readonly key: string; readonly contents: Contents } | undefined;

/** The same object while the names and their places are the same. */
export function contentsPage(records: readonly SearchRecord[]): Contents {
  const key = records.map(keyOf).join('\n');
  if (last?.key !== key) {
    const entries = records.map(({ title, href, kind, text }) => ({ title, href, kind: kindOf(kind, text) }));
    last = { key, contents: layOut(entries) };
  }
  return last.contents;
}

const keyOf = memoize(({ title, href }: SearchRecord) => `${title} ${href}`);

function layOut(entries: readonly Entry[]): Contents {
  const letters = byLetter(entries);
  const parts = letters.map(({ letter, entries: group }) => {
    const lines = group.map(
      ({ title, href, kind }) => `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${href}) (${kind})`,
    );
    return `## ${letter}\n\n${lines.join('\n')}\n`;
  });
  return {
    body: {
      address: ADDRESS,
      title: 'Contents',
      description: 'Every page, argument, code and term, by name.',
      html: layouts()('contents', { letters }),
      source: '',
    },
    markdown: ['# Contents\n', ...parts].join('\n'),
  };
}

interface Entry {
  readonly title: string;
  readonly href: string;
  readonly kind: string;
}

function byLetter(entries: readonly Entry[]) {
  const keyed = entries.map((entry) => ({ ...entry, key: entry.title.toLowerCase() }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.href < b.href ? -1 : 1));
  const letters = Map.groupBy(keyed, ({ key }) => /^[a-z]/.exec(key)?.[0]?.toUpperCase() ?? '#');
  return [...letters].map(([letter, group]) => ({
    letter,
    id: letter === '#' ? 'others' : `letter-${letter.toLowerCase()}`,
    entries: group,
  }));
}

function kindOf(kind: SearchRecord['kind'], text: string): string {
  if (kind === 'section') return `in ${text}`;
  return kind === 'argument' || kind === 'code' ? `${kind} of ${ownerOf(text)}` : kind;
}

/** The tool or tools that an argument or a code is of: a code of every tool names none. */
function ownerOf(text: string): string {
  return /^(?:[a-z][\w-]*|\d+ tools)(?=: )/i.exec(text)?.[0] ?? 'every tool';
}
