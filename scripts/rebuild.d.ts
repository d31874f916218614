/** Builds what the launcher found missing or stale. */
export declare function rebuild(): Promise<void>;
