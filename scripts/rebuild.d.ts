/** Builds what the launcher found missing or stale; ends the process where it can't. */
export declare function rebuild(): Promise<void>;
