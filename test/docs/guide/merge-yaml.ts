import { type Document, isMap, isScalar, isSeq, parseDocument, YAMLMap } from 'yaml';

/** A YAML file with a part of it added: keys join those that are there, entries of lists follow, texts are replaced. */
export function mergeYaml(whole: string, part: string): string {
  const document = parseDocument(whole);
  const added = parseDocument(part);
  for (const { errors } of [document, added]) if (errors.length > 0) throw errors[0]!;
  if (document.contents === null) return part;
  const merged = merge(document.contents, added.contents, document);
  document.contents = merged as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

function merge(into: unknown, from: unknown, document: Document): unknown {
  if (isMap(into) && isMap(from)) {
    for (const pair of from.items) {
      const key = isScalar(pair.key) ? pair.key.value : pair.key;
      const there = into.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (there === undefined) into.items.push(pair as never);
      else there.value = merge(there.value, pair.value, document) as never;
    }
    return into;
  }
  if (isSeq(into) && isSeq(from)) {
    into.items.push(...from.items);
    return into;
  }
  return from ?? new YAMLMap();
}
