/** The state that the specs' tests would start from; this server keeps none. */
export type Services = Record<string, never>;

export const openServices = (): Services => ({});
