export { createHttpApp, type HttpAppOptions } from './app.ts';
export { LOOPBACK_HOSTS } from './guard.ts';
export { type Listening, listen } from './listen.ts';
export type {
  ReadOnlyAnswer,
  ReadOnlyOptions,
  ReadOnlyRequest,
  ReadOnlyRoute,
} from './read-only-routes.ts';
