import type { MarkdownIt, Token } from 'markdown-it';

/** Where the tool of a name is described; undefined where there is none, or where it is what the page is about. */
export type ToolAddress = (name: string) => string | undefined;

/** A name that no word of a text is by chance: `list_trials`, `get-sum`, `getSum`. */
const NAME = /[A-Za-z][A-Za-z0-9]*(?:(?:[_-][A-Za-z0-9]+)+|(?<=[a-z0-9])[A-Z][A-Za-z0-9]*)/g;

/** The tools that a text may speak of: each such name, and whatever stands alone as code. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(NAME), ...text.matchAll(/(?<=`)[\w-]+(?=`)/g)].map(([name]) => name);
}

/** Whoever reads of another tool gets to it: its name is a link, as code or as a word, but in headings and in links. */
export function addToolLinks(markdown: MarkdownIt, addressOf: ToolAddress): void {
  markdown.core.ruler.push('tool_links', ({ tokens, Token: Made }) => {
    const words = (content: string): Token => Object.assign(new Made('text', '', 0), { content });
    const linked = (token: Token, address: string | undefined): Token[] => {
      if (address === undefined) return [token];
      const open = new Made('link_open', 'a', 1);
      open.attrSet('href', address);
      return [open, token, new Made('link_close', 'a', -1)];
    };
    const linkedWords = (text: Token): Token[] => {
      const parts: Token[] = [];
      let end = 0;
      for (const { 0: name, index } of text.content.matchAll(NAME)) {
        const address = addressOf(name);
        if (address === undefined) continue;
        parts.push(words(text.content.slice(end, index)), ...linked(words(name), address));
        end = index + name.length;
      }
      return end === 0 ? [text] : [...parts, words(text.content.slice(end))];
    };
    tokens.forEach((token, index) => {
      if (token.children === null || tokens[index - 1]?.type === 'heading_open') return;
      let depth = 0;
      token.children = token.children.flatMap((child) => {
        depth += child.type === 'link_open' ? 1 : child.type === 'link_close' ? -1 : 0;
        if (depth > 0) return [child];
        if (child.type === 'code_inline') return linked(child, addressOf(child.content));
        return child.type === 'text' ? linkedWords(child) : [child];
      });
    });
  });
}
