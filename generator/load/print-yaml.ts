import { Document, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { JsonValue } from '../model/node.ts';

/** A mapping that a person will edit: an entry may have lines above it that say what is left to do. */
export class CommentedMap {
  readonly entries: readonly CommentedEntry[];

  constructor(entries: readonly CommentedEntry[]) {
    this.entries = entries;
  }
}

export interface CommentedEntry {
  readonly key: string;
  readonly value: CommentedValue;
  readonly todos?: readonly string[] | undefined;
}

export type CommentedValue = CommentedMap | readonly CommentedMap[] | JsonValue;

/** The mapping as YAML, with each thing that is left to do as a comment `TODO: ...`, below a heading. */
export function printYaml(map: CommentedMap, heading: readonly string[]): string {
  const document = new Document();
  document.contents = nodeOf(map, document) as typeof document.contents;
  const head = heading.map((line) => `# ${oneLine(line)}\n`).join('');
  return `${head}${document.toString({ lineWidth: 110, minContentWidth: 40 })}`;
}

function nodeOf(value: CommentedValue, document: Document): Node {
  if (isList(value)) {
    const list = new YAMLSeq();
    for (const member of value) list.items.push(nodeOf(member, document));
    return list;
  }
  if (!(value instanceof CommentedMap)) {
    const node = document.createNode(value, { aliasDuplicateObjects: false }) as Node;
    if (!(node instanceof Scalar)) (node as { flow?: boolean }).flow = true;
    // Several paragraphs read as they are written.
    else if (typeof value === 'string' && value.includes('\n')) node.type = 'BLOCK_LITERAL';
    return node;
  }
  const map = new YAMLMap();
  for (const { key, value: member, todos = [] } of value.entries) {
    const name = new Scalar(key);
    if (todos.length > 0) name.commentBefore = todos.map((todo) => ` TODO: ${oneLine(todo)}`).join('\n');
    map.items.push(new Pair(name, nodeOf(member, document)));
  }
  return map;
}

function isList(value: CommentedValue): value is readonly CommentedMap[] {
  return Array.isArray(value) && value.length > 0 && value.every((member) => member instanceof CommentedMap);
}

/** A comment ends with its line, whatever it quotes. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
