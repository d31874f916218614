import type { ToolListing } from '../../contract.ts';

/** A tool as `tools/list` shows it. The digest lets a client pin the contract it has read. */
export function toolDefinition(listing: ToolListing, metaPrefix: string): Readonly<Record<string, unknown>> {
  const { name, title, description, inputSchema, outputSchema, annotations, digest } = listing;
  return {
    name,
    title,
    description,
    inputSchema,
    outputSchema,
    annotations: { title, ...annotations },
    _meta: { [`${metaPrefix}/digest`]: digest },
  };
}
