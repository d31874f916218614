import type { TestAudioContentHandler } from '../../generated/contract/test-audio-content/handler.ts';
import type { Services } from '../services.ts';

/** A header and no samples. */
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

export const handle: TestAudioContentHandler<Services> = (_args, call) => {
  call.provenance({});
  return { sound: call.artifact('audio/wav', Buffer.from(WAV, 'base64')) };
};
