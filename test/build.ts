import { rebuildIfStale } from '../scripts/rebuild-if-stale.js';

/** The tests that start the server as a client would find its bundle built, once for all of them. */
export default rebuildIfStale;
