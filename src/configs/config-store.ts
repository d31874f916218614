import { foldName } from './config-name.ts';

/** A file in the folder of configurations. */
export interface StoredConfig {
  /** Its name with the ending. */
  readonly file: string;
  /** Its name without. */
  readonly stem: string;
  readonly content:
    | { readonly kind: 'text'; readonly text: string }
    /** Why it was not read, in words that follow "can not be read: ". */
    | { readonly kind: 'unreadable'; readonly problem: string };
}

export type Written =
  /** `replaced` is what stood there until then, whoever had written it. */
  | { readonly kind: 'written'; readonly file: string; readonly replaced: StoredConfig | null }
  /** Nothing was written. */
  | { readonly kind: 'taken'; readonly file: string };

/** The saved configurations, shared by every process of a server. */
export interface ConfigStore {
  /** By name. */
  readonly list: () => Promise<readonly StoredConfig[]>;
  /**
   * Writes all of the text or nothing of it. A name that is taken, its case aside, stays as it is unless `overwrite` says
   * otherwise. Of several writers at once each is told what it replaced.
   *
   * @param stem a plain file name without its ending
   */
  readonly write: (stem: string, text: string, overwrite: boolean) => Promise<Written>;
}

/** The configuration of a name: the one that is spelt so, else one that differs in case. */
export function findConfig(configs: readonly StoredConfig[], stem: string): StoredConfig | undefined {
  const folded = foldName(stem);
  return (
    configs.find((config) => config.stem === stem) ??
    configs.find((config) => foldName(config.stem) === folded)
  );
}
