export type {
  Journaled,
  RefusalAnswer,
  ResultAnswer,
  ToolAnswer,
  ToolRefusal,
  UntypedAnswer,
} from './answer.ts';
export type { Given } from './given.ts';
export { overHttp, type Route, type Routes } from './over-http.ts';
export { type McpClient, overMcp } from './over-mcp.ts';
export { CallFault, type Transport, TransportFault } from './transport.ts';
