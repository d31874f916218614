import { type Bars, emptyBars } from '../../market/bars.ts';
import type { OptionalColumn } from '../../market/market-data.ts';
import type { Study } from './study.ts';

const read = new WeakMap<Study, ReadonlySet<string>>();

/** Those of the missing columns that a study reads. */
export function missingInputs(study: Study, missing: readonly OptionalColumn[]): OptionalColumn[] {
  return missing.filter((column) => columnsOf(study).has(column));
}

/** The columns that a study reads, found by watching it compute: a second list of them could be wrong. */
function columnsOf(study: Study): ReadonlySet<string> {
  let columns = read.get(study);
  if (columns === undefined) {
    const seen = new Set<string>();
    const watched = new Proxy(emptyBars(1), {
      get: (bars, column: keyof Bars) => {
        seen.add(column);
        return bars[column];
      },
    });
    study.compute(
      watched,
      Object.fromEntries(study.parameters.map(({ name, default: value }) => [name, value])),
    );
    columns = seen;
    read.set(study, columns);
  }
  return columns;
}
