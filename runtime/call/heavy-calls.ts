/** Counts the heavy calls that run in this process. */
export interface HeavyCalls {
  /** Lets one in and gives what ends it; undefined where as many are running. */
  readonly enter: (limit: number) => (() => void) | undefined;
}

/** Turns away instead of letting wait: a caller who is told can do something else, and one who is gone keeps no place. */
export function heavyCalls(): HeavyCalls {
  let running = 0;
  return {
    enter: (limit) => {
      if (running >= limit) return undefined;
      running += 1;
      return () => {
        running -= 1;
      };
    },
  };
}
