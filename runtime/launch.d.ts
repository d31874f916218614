/**
 * Loads a bundle under a Node that is new enough, starting the script again under the installed npm package `node`
 * where the running one is older.
 */
export declare function launch(options: {
  readonly minimumNodeMajor: number;
  /** The launcher's own `import.meta.url`. */
  readonly from: string;
  /** Relative to the launcher. */
  readonly bundle: string;
  /** Runs, under the new enough Node, before the bundle is loaded. */
  readonly prepare?: () => Promise<void>;
}): Promise<void>;
