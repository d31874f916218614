import type { RequestHandler } from 'express';

/**
 * Headers of every response. What is served is data and documents: a browser must take them for nothing else, load
 * nothing for them but what a page's own policy allows, show them in no frame, hand them to no other site and tell
 * none that they were read. Encrypting the way here is up to the proxy, and so is Strict-Transport-Security.
 */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  response.set(HEADERS);
  next();
};
