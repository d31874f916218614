/** Whether somebody asked this process to end; from the call on, a signal alone does not end it. */
export interface Interruption {
  readonly isStopped: () => boolean;
  readonly stopped: Promise<void>;
}

export function interrupted(): Interruption {
  let isStopped = false;
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      isStopped = true;
      resolve();
    };
    // On, and not once: a terminal and a launcher may both send the signal.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
  return { isStopped: () => isStopped, stopped };
}
