export { runCall } from './call.ts';
export { runClientConfig, type StdioLaunch } from './client-config.ts';
export { type ClientEnvironment, clientEnvironment } from './client-environment.ts';
export { type PrunableRecords, runLog } from './log.ts';
export { type ManifestParts, runManifest } from './manifest.ts';
export { type ReplayParts, runReplay } from './replay.ts';
export { EXIT, type ExitCode, type Terminal } from './terminal.ts';
export { runToken, type TokenCommandParts } from './token.ts';
export { runTool } from './tool.ts';
