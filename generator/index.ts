/** What a project's own lints and emitters are written with, in `toolwright.config.ts`. */
export type { Diagnostic } from './diagnostics/diagnostic.ts';
export { findingsOf } from './diagnostics/diagnostic.ts';
export type { Place } from './diagnostics/place.ts';
export type { Definition } from './diagnostics/table.ts';
export type { EmitInput, Emitter, OutputFile, Recording } from './emit/emitter.ts';
export { defineExtension, type Extension } from './extension/extension.ts';
export type { Lint, LintInput } from './lint/lint.ts';
export type * from './model/contract.ts';
export { everyNode } from './model/every-node.ts';
export { type Node, target } from './model/node.ts';
export type { Prose } from './resolve/prose.ts';
export type { GuideGroup, SiteSettings } from './site/settings.ts';
