import { client } from './client.ts';
import { contract } from './contract/contract.ts';
import { editorSchema } from './editor-schema.ts';
import type { Emitter } from './emitter.ts';
import { lock } from './lock.ts';
import { openapi } from './openapi/openapi.ts';
import { ownContract } from './own/own-contract.ts';
import { pages } from './pages/pages.ts';
import { registry } from './registry.ts';
import { serverJson } from './server-json.ts';
import { tests } from './tests/tests.ts';
import { types } from './types.ts';

/** Everything that is generated, in the order it is told to a reader; emitters know nothing of each other. */
export const emitters: readonly Emitter[] = [
  types,
  contract,
  registry,
  client,
  openapi,
  serverJson,
  pages,
  tests,
  editorSchema,
  lock,
];

/** What is generated for a server that dispatches calls itself. */
export const ownEmitters: readonly Emitter[] = [types, ownContract, editorSchema, lock];
