import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';

hljs.registerLanguage('bash', bash);
hljs.registerLanguage('json', json);
hljs.registerLanguage('toml', ini);
hljs.registerLanguage('typescript', typescript);
hljs.registerLanguage('yaml', yaml);

const ALIASES: Readonly<Record<string, string>> = {
  console: 'bash',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  yml: 'yaml',
};

/** Longer code is shown plain: nobody reads it for its colours, and colouring it would be most of the work of a page. */
const LONGEST = 20_000;

/** Code as HTML whose parts have classes; undefined where the language is not known or the code too long. */
export function highlight(code: string, language: string): string | undefined {
  const known = ALIASES[language] ?? language;
  if (code.length > LONGEST || hljs.getLanguage(known) === undefined) return undefined;
  return hljs.highlight(code, { language: known, ignoreIllegals: true }).value;
}
