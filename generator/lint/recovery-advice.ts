import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { kindOfPath } from '../load/spec-file.ts';
import { memoize } from '../memoize.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { everyNode } from '../model/every-node.ts';
import type { Prose } from '../resolve/prose.ts';
import type { LintInput } from './lint.ts';

/** What looks like a name: words joined by underscores, or a single one in backticks. Not a parameter in braces. */
const NAME = /(?<![\w{/.$-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w}/-])|(?<=`)[a-z][a-z0-9_]*(?=`)/g;

/** Several words in backticks are a command. */
const COMMAND = /`[^`\s]+\s[^`]*`/g;

/** T515: a way forward, or a prompt, that names something which is neither a tool nor a word of a tool's contract. */
export function recoveryAdvice({ contract, prose }: LintInput): Diagnostic[] {
  const { tools } = contract;
  const toolNames = tools.map(({ name }) => name);
  const known = new Set([...toolNames, ...sharedNames(contract)]);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const isOwn = (name: string, tool: Tool | undefined) =>
    tool === undefined ? tools.some((any) => namesOf(any).has(name)) : namesOf(tool).has(name);
  return prose
    .flatMap((one) => {
      const what = nounFor(one);
      return what === undefined ? [] : [{ ...one, what }];
    })
    .flatMap(({ what, text, tool, placeOf }) => {
      return [...text.replace(COMMAND, blank).matchAll(NAME)]
        .filter(([name]) => !known.has(name) && !isOwn(name, byName.get(tool ?? '')))
        .map(({ 0: name, index }) =>
          diagnostic('T515', placeOf(index, index + name.length), { what, name }, nearest(name, toolNames)),
        );
    });
}

/** What a text is called that sends its reader on; undefined for any other. */
function nounFor({ key, file }: Prose): string | undefined {
  if (key === 'recover') return 'way forward';
  return key === 'text' && kindOfPath(file) === 'prompts' ? 'prompt' : undefined;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

function sharedNames({ server, vocabularies, glossary }: Contract): string[] {
  return [...server.toolsets, ...vocabularies, ...glossary].map(({ name }) => name);
}

/** Names of arguments, deferred parameters and result fields at any depth, and the values that an argument lists. */
const namesOf = memoize((tool: Tool): ReadonlySet<string> => {
  const names = new Set(tool.deferred.map(({ name }) => name));
  for (const node of [...everyNode(tool.arguments), ...everyNode(tool.result)]) {
    if (node.type === 'object') for (const { name } of node.properties) names.add(name);
    if (node.type === 'string') for (const value of node.enum ?? []) names.add(value);
  }
  return names;
});
