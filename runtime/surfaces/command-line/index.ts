export { runCall } from './call.ts';
export { runClientConfig, type StdioLaunch } from './client-config.ts';
export { EXIT, type ExitCode, type Terminal } from './terminal.ts';
