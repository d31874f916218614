import { type Node, target } from './node.ts';

/** The node and all inside it, the types that it uses included, in the order of the spec. */
export function* everyNode(root: Node): Generator<Node> {
  yield root;
  const inner = target(root);
  if (inner !== root) {
    yield* everyNode(inner);
  } else if (inner.type === 'array') {
    yield* everyNode(inner.items);
  } else if (inner.type === 'object') {
    for (const property of inner.properties) yield* everyNode(property.node);
    if (inner.additionalProperties !== false) yield* everyNode(inner.additionalProperties);
  }
}
