export interface Services {
  readonly notes: readonly string[];
}

export const openServices = (): Services => ({ notes: ['high water'] });
export const emptyServices = (): Services => ({ notes: [] });
