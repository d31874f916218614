export type { McpRequest, McpResponder } from './requests.ts';
export { mcpResponder } from './requests.ts';
export { sdkServer } from './sdk-server.ts';
export { type StdioHost, type StdioOptions, serveStdio } from './stdio.ts';
