export { callTool, type TestCall } from './call-tool.ts';
export { type ContractTestSetting, contractTests } from './contract-tests.ts';
export { memoryArtifacts } from './memory-artifacts.ts';
export { type MemoryCallLog, memoryCallLog } from './memory-call-log.ts';
export { type MemoryJournal, memoryJournal } from './memory-journal.ts';
export type { CheckedAnswer, CheckedAnswers, ContractPlan, PlannedCall } from './plan.ts';
export { recordExamples, runRecorder } from './record.ts';
export type { Recording } from './recording.ts';
export type { Fixture, Fixtures, SessionState } from './session.ts';
