export interface Services {
  readonly notes: readonly string[];
}

export const openServices = (): Services => ({ notes: ['high water'] });
export const emptyServices = (): Services => ({ notes: [] });

/** The notes are all that an answer depends on. */
export const snapshot = async ({ notes }: Services): Promise<string> => notes.join();
