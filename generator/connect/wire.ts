/** What comes from a server. */
export interface WireListener {
  /** A text that should be a message. */
  readonly message: (text: string) => void;
  /** Nothing comes any more, and why. */
  readonly ended: (how: string) => void;
}

/** A way to a server. It carries texts and knows nothing of what they say. */
export interface Wire {
  /** Sends a message; what it is answered with comes to the listener. */
  readonly send: (text: string) => void;
  /** Ends the server that was started, or the session with one that runs. */
  readonly close: () => Promise<void>;
}

/** Largest message that is read, in characters. */
export const LARGEST_MESSAGE = 64 * 1024 * 1024;
