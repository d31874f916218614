export { type Access, type Identify, own, type RemoteAccess } from './access/access.ts';
export { type StoredToken, stateOf, type TokenStore, verifyToken } from './access/token.ts';
export type * from './answer.ts';
export { isOn } from './call/check-switches.ts';
export type { CallRequest, ReportFault } from './call/settings.ts';
export type * from './contract.ts';
export { canonicalJson, sha256 } from './digest.ts';
export type * from './handler.ts';
export * from './journal/artifacts.ts';
export * from './journal/call-log.ts';
export type * from './journal/journal.ts';
export { verifyLiveDefaults } from './live-defaults.ts';
export { didYouMean, nearestNames } from './nearest.ts';
export { once } from './once.ts';
export { seededRandom } from './random.ts';
export { type Manifest, manifestMarkdown, manifestOf } from './replay/manifest.ts';
export { isRepeatable } from './replay/repeatable.ts';
export { type Replay, replay, replayedRun } from './replay/replay.ts';
export { timeOrderedRunIds } from './run-id.ts';
export {
  createServer,
  type Page,
  type Server,
  type ServerParts,
  type VocabularyDocument,
  type VocabularySummary,
} from './server.ts';
export type * from './shape.ts';
