/** Milliseconds per stage of one run. */
export interface StageTimes {
  readonly stage: <T>(name: string, work: () => T) => T;
  readonly render: () => string;
}

/** Measures stages by the clock it is handed. An asynchronous stage counts until it settles. */
export function stageTimes(now: () => number): StageTimes {
  const times: [string, number][] = [];
  const stage = <T>(name: string, work: () => T): T => {
    const start = now();
    const done = () => times.push([name, now() - start]);
    const result = work();
    if (result instanceof Promise) return result.finally(done) as T;
    done();
    return result;
  };
  const render = (): string =>
    times.map(([name, milliseconds]) => `${milliseconds.toFixed(1).padStart(9)} ms  ${name}\n`).join('');
  return { stage, render };
}
