/**
 * Starts a script again under the installed npm package `node`, with the same arguments, streams and signals; the
 * process ends as that one does. For a launcher that finds its Node too old.
 */
export declare function relaunch(options: {
  readonly minimumNodeMajor: number;
  /** The launcher's own `import.meta.url`. */
  readonly from: string;
}): Promise<void>;
