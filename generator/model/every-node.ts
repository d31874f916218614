import { type Node, target } from './node.ts';

/** The node and all inside it, the types that it uses included, in the order of the spec. */
export function everyNode(root: Node): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    const inner = target(node);
    if (inner !== node) {
      visit(inner);
    } else if (inner.type === 'array') {
      visit(inner.items);
    } else if (inner.type === 'object') {
      for (const property of inner.properties) visit(property.node);
      if (inner.additionalProperties !== false) visit(inner.additionalProperties);
    }
  };
  visit(root);
  return nodes;
}
