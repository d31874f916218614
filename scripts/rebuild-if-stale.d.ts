/** Rebuilds the bundle and the pages where a source is newer. */
export declare function rebuildIfStale(): Promise<void>;
