import { auditMatrix } from '../src/audit/audit-matrix.ts';
import { type Measurement, time } from './measure.ts';
import { randomNumbers } from './random.ts';

/** Cross-validation over 16 blocks, 12,870 splits, of 1,250 periods of 200 configurations; reading it included. */
export async function measureCscv(): Promise<Measurement> {
  const random = randomNumbers(1);
  const matrix = Array.from({ length: 1_250 }, () =>
    Array.from({ length: 200 }, () => 0.01 * (random() - 0.5)),
  );
  const work = () => {
    const audit = auditMatrix(matrix, { trials: 200, blocks: 16, riskFreePerPeriod: 0 });
    if (audit.kind === 'refusal') throw new Error(audit.code);
  };
  return {
    what: 'CSCV, 16 blocks, 1,250 x 200, warm',
    ours: await time(work, 15, 5),
    target: 'under 150 ms',
  };
}
