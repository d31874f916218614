import { nodeCrypto } from './node-crypto.ts';

const COUNTER_LIMIT = 0x1000;

/**
 * Makes run ids: UUIDs of version 7 (RFC 9562), so that their text sorts by time, across processes to the
 * millisecond and within one process strictly. The twelve bits after the time count the ids of one
 * millisecond; a clock that stands still or goes back continues from the latest time given out.
 */
export function timeOrderedRunIds(wallClock: () => Date): () => string {
  let time = 0;
  let counter = 0;
  return () => {
    const now = wallClock().getTime();
    if (now > time) {
      time = now;
      counter = 0;
    } else if (++counter === COUNTER_LIMIT) {
      time += 1;
      counter = 0;
    }
    const stamp = time.toString(16).padStart(12, '0');
    const count = counter.toString(16).padStart(3, '0');
    const random = nodeCrypto().randomBytes(8);
    random[0] = (random[0]! & 0x3f) | 0x80;
    const tail = random.toString('hex');
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  };
}
