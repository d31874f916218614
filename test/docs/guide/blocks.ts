/**
 * What a guide shows, and how it is tested. The line above each code block says what it is:
 *
 *   `path`                           goes into that file of the reader's project
 *   `path`, wrong                    a mistake: what the generator says of it follows
 *   `path`, aside                    not part of the project, but sound
 *   `path` holds                     each line of it stands in that file
 *   `npx toolwright gen` says        the findings of the mistake above
 *   `command` says                   what it prints in the finished project, with the mistake above where there is one
 *   A call and its answer            a tool and its arguments on the first line, then what an agent reads
 *   Run                              commands that succeed at this point
 */
export interface Block {
  readonly kind: 'file' | 'wrong' | 'aside' | 'holds' | 'gen' | 'says' | 'call' | 'run';
  /** The file that the block is about, or the command that prints it; empty where there is none. */
  readonly path: string;
  readonly text: string;
  /** Where the text stands in the guide. */
  readonly start: number;
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The sections of a guide that hold code blocks, in order. Throws for a block that says not what it is. */
export function sectionsOf(markdown: string): Section[] {
  const headings = [...markdown.matchAll(/^##+ (.*)$/gm)];
  const fences = [...markdown.matchAll(/^(.*)\n+```\w*\n([\s\S]*?)^```$/gm)];
  return headings
    .map((heading, index) => {
      const end = headings[index + 1]?.index ?? markdown.length;
      const own = fences.filter((fence) => fence.index > heading.index && fence.index < end);
      return { title: heading[1]!, blocks: own.map(blockOf) };
    })
    .filter(({ blocks }) => blocks.length > 0);
}

const captions: readonly (readonly [Block['kind'], RegExp])[] = [
  ['gen', /^`npx toolwright gen` says$/],
  ['says', /^`([^`]+)` says$/],
  ['holds', /^`([\w./-]+)` holds$/],
  ['wrong', /^`([\w./-]+)`, wrong$/],
  ['aside', /^`([\w./-]+)`, aside$/],
  ['file', /^`([\w./-]+)`$/],
  ['call', /^A call and its answer$/],
  ['run', /^Run$/],
];

const FENCE = '```';

function blockOf(fence: RegExpExecArray): Block {
  const [whole, caption = '', text = ''] = fence;
  for (const [kind, form] of captions) {
    const match = form.exec(caption.trim());
    if (match)
      return {
        kind,
        path: match[1] ?? '',
        text,
        start: fence.index + whole.length - FENCE.length - text.length,
      };
  }
  throw new Error(`a block stands under "${caption}", which does not say how it is tested`);
}

/** The guide with the text of some of its blocks replaced. */
export function withTexts(markdown: string, texts: ReadonlyMap<Block, string>): string {
  return [...texts]
    .sort(([a], [b]) => b.start - a.start)
    .reduce(
      (page, [{ start, text }, replacement]) =>
        page.slice(0, start) + replacement + page.slice(start + text.length),
      markdown,
    );
}
