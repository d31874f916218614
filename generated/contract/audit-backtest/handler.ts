// @generated from specs/tools/audit/audit_backtest.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { AuditBacktestArguments, AuditBacktestResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface AuditBacktestRefusals {
  /** the trial count is missing; it is required and never defaulted */
  "UNRANKABLE": Record<string, never>;
  /** the matrix's rows cannot be split into that many blocks */
  "cscv-split-impossible": { blocks: number, rows: number, requirement: string };
  /** a configuration has no variance within one of the blocks */
  "cscv-zero-variance": { column: number, block: number };
  /** a cell of the matrix is not a finite number; it is named as matrix[row][column], both from 0 */
  "matrix-cell-not-finite": { row: number, column: number };
  /** the rows of the matrix differ in length */
  "matrix-ragged": { row: number, expected: number, actual: number };
  /** the returns matrix has more configurations than the server reads */
  "matrix-too-large": { columns: number, maximum: number };
  /** the returns matrix has a single configuration, so there was no choice to audit */
  "matrix-too-small": { columns: number, minimum: number };
  /** the series has no usable variance */
  "sharpe-undefined": { observations: number, standardDeviation: number, largestAbsoluteReturn: number };
  /** fewer usable observations than a Sharpe ratio and its moments need */
  "too-few-observations": { observations: number, dropped: number, minimum: number };
  /** fewer trials are claimed than the matrix has configurations */
  "trials-below-matrix": { trials: number, columns: number };
}

export type AuditBacktestHandler<Services> = Handler<
  AuditBacktestArguments,
  Immutable<AuditBacktestResult>,
  AuditBacktestRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
