export { type FuzzOutcome, type FuzzSetting, fuzzTool } from './fuzz-tool.ts';
