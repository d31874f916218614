import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, type ParsedNode } from 'yaml';
import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import { grouped } from '../emit/print/grouped.ts';
import type { JsonValue } from '../model/node.ts';
import { behindAlias, type Locator } from './locate.ts';

/** How many values a file may hold once its aliases are followed. */
const VALUE_LIMIT = 200_000;

/** How deep values may nest; an alias inside its own anchor nests without end. */
const DEPTH_LIMIT = 100;

const YAML_TAG = 'tag:yaml.org,2002:';

/** Names that every object of JavaScript has, whatever it holds: a reader would find them where they are not. */
const unsafeKeys: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** Keys at which a sentence stands, or several: behind one, ` #` is as likely meant for its reader as for the author of the spec. */
const PROSE: ReadonlySet<string> = new Set(
  'title summary details description instructions says reason recover condition reads question options decision because definition pitfalls nullWhen'.split(
    ' ',
  ),
);

/**
 * The document as JSON: aliases are followed, up to a limit. What JSON can't hold, and keys that would change
 * the object that holds them, are reported.
 */
export function plainValue(root: ParsedNode | null, locate: Locator, report: Report): JsonValue {
  const used: ReadonlySet<unknown> = new Set(locate.aliases.values());
  let count = 0;
  let tooMany = false;

  const convert = (node: unknown, depth: number, key?: string): JsonValue => {
    count += 1;
    if (tooMany) return null;
    if (count > VALUE_LIMIT || depth > DEPTH_LIMIT) {
      tooMany = true;
      const problem =
        count > VALUE_LIMIT
          ? `holds more than ${grouped(VALUE_LIMIT)} values once its aliases are followed`
          : `nests deeper than ${DEPTH_LIMIT} levels, or an alias holds itself`;
      report(diagnostic('T104', locate.placeOfNode(node), { problem }));
      return null;
    }
    const target = behindAlias(node, locate.aliases);
    if (isAlias(node) && target === undefined) {
      const problem = `no anchor before it is named ${node.source}`;
      report(diagnostic('T101', locate.placeOfNode(node), { problem }));
    }
    // A tag that was known has already turned the value into something else.
    const tag = isNode(node) ? node.tag : undefined;
    if (tag !== undefined) reportTag(tag, node as Node, locate, report);
    if (
      isScalar(node) &&
      node.type === 'PLAIN' &&
      typeof node.value === 'string' &&
      tag === undefined &&
      node.anchor !== undefined &&
      !used.has(node)
    ) {
      const anchor = `&${node.anchor}`;
      report(diagnostic('T114', locate.placeBefore(node, anchor), { anchor, rest: node.value }));
    }
    const comment = commentBehindText(node);
    if (comment !== undefined && key !== undefined && PROSE.has(key))
      report(diagnostic('T115', locate.placeOfNode(node), { key, rest: comment }));
    if (isMap(target)) {
      const entries = new Map<string, JsonValue>();
      let slipped = false;
      for (const [index, { key, value }] of target.items.entries()) {
        const name = keyName(key, locate, report);
        if (name === undefined) continue;
        if (entries.has(name) && !slipped) {
          const hint = slippedKeyHint(target.items.slice(0, index), name, locate);
          report(diagnostic('T102', locate.placeOfNode(key), { key: name, hint }));
          slipped = hint !== '';
        }
        entries.set(name, convert(value, depth + 1, name));
      }
      return Object.fromEntries(entries);
    }
    if (isSeq(target)) return target.items.map((item) => convert(item, depth + 1, key));
    return isScalar(target) ? scalar(target.value, target.source, target) : null;
  };

  const scalar = (value: unknown, source: string | undefined, node: unknown): JsonValue => {
    if (typeof value === 'number') {
      const exact =
        Number.isFinite(value) &&
        (!Number.isInteger(value) || Number.isSafeInteger(value) || /[.e]/i.test(source ?? ''));
      if (!exact) report(diagnostic('T105', locate.placeOfNode(node), { number: source ?? String(value) }));
      return value;
    }
    if (typeof value === 'string' && !value.isWellFormed())
      report(diagnostic('T112', locate.placeOfNode(node), {}));
    return value === null || typeof value === 'boolean' || typeof value === 'string' ? value : null;
  };

  return convert(root, 0);
}

/** The comment that ends a text without quotes, on its line. */
function commentBehindText(node: unknown): string | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined;
  const [comment] = node.comment?.split('\n') ?? [];
  return comment === undefined ? undefined : `#${comment}`.trimEnd();
}

/** A key that is indented as the lines below it are has nothing under it, and its keys are those of its neighbours. */
function slippedKeyHint(pairs: readonly Pair[], name: string, locate: Locator): string {
  const first = pairs.findIndex(({ key }) => isScalar(key) && key.value === name);
  const empty = pairs.slice(first).findLast(({ value }) => isScalar(value) && value.source === '');
  if (empty === undefined || !isScalar(empty.key)) return '';
  return `; "${empty.key.value}" on line ${locate.placeOfNode(empty.key).line} has nothing under it: is it indented too far?`;
}

/** A tag, which is mostly the beginning of a text that has no quotes. */
function reportTag(tag: string, node: Node, locate: Locator, report: Report): void {
  const shown = tag.replace(YAML_TAG, '!!');
  const hint = shown.startsWith('!!') ? '' : '; a text that begins with ! needs quotes around it';
  report(diagnostic('T110', locate.placeBefore(node, shown), { tag: shown, hint }));
}

function keyName(key: unknown, locate: Locator, report: Report): string | undefined {
  if (!isScalar(key) || typeof key.value !== 'string') {
    report(diagnostic('T109', locate.placeOfNode(key), {}));
    return undefined;
  }
  if (!key.value.isWellFormed()) report(diagnostic('T112', locate.placeOfNode(key), {}));
  if (unsafeKeys.has(key.value)) {
    report(diagnostic('T107', locate.placeOfNode(key), { key: key.value }));
    return undefined;
  }
  return key.value;
}
