import type { TestImageContentHandler } from '../../generated/contract/test-image-content/handler.ts';
import type { Services } from '../services.ts';

/** One red pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

export const handle: TestImageContentHandler<Services> = (_args, call) => {
  call.provenance({});
  return { image: call.artifact('image/png', Buffer.from(PNG, 'base64')) };
};
