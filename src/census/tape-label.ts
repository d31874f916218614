/** A tape of a campaign: `CAMPAIGN/UNIVERSE/NUMBER`, the label that an audit of it carries. */
export interface Tape {
  readonly campaign: string;
  readonly universe: string;
  readonly number: number;
}

/** The tape that a label names; undefined for any other label. */
export function parseTapeLabel(label: unknown): Tape | undefined {
  if (typeof label !== 'string') return undefined;
  const [, campaign, universe, number] = /^([a-z0-9-]+)\/([a-z0-9-]+)\/([1-9]\d{0,5})$/.exec(label) ?? [];
  if (campaign === undefined || universe === undefined) return undefined;
  return { campaign, universe, number: Number(number) };
}
