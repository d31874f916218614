import type { FileKind } from '../load/spec-file.ts';
import type { JsonSchema } from './json-schema.ts';
import { promptsSchema } from './prompts.ts';
import { serverSchema } from './server.ts';
import {
  acceptedChangesSchema,
  fixturesSchema,
  glossarySchema,
  groupsSchema,
  refusalsSchema,
  typesSchema,
  vocabulariesSchema,
} from './shared-files.ts';
import { toolSchema } from './tool.ts';

/**
 * The meta-schema of every kind of spec file, draft-07: what the schema stage validates against and what editors
 * complete from. Every property has a description. The keyword `discriminator` is OpenAPI's; editors ignore it.
 */
export function metaSchemas(): Readonly<Record<FileKind, JsonSchema>> {
  return {
    server: serverSchema,
    glossary: glossarySchema,
    refusals: refusalsSchema,
    types: typesSchema,
    groups: groupsSchema,
    vocabularies: vocabulariesSchema,
    prompts: promptsSchema,
    fixtures: fixturesSchema,
    'accepted-changes': acceptedChangesSchema,
    tool: toolSchema,
  };
}
