/** One page of each kind, and of tools one of each kind of result, and the longest. */
export const kinds: readonly string[] = [
  '/',
  '/tools/compare-to-history/',
  '/tools/run-walk-forward/',
  '/tools/preregister/',
  '/tools/render-report/',
  '/tools/get-param-ranges/',
  '/toolsets/',
  '/glossary/',
  '/refusals/',
  '/vocabularies/',
  '/prompts/',
  '/provenance/',
  '/guarantees/',
  '/policies/',
  '/operations/',
  '/changes/',
  '/clients/',
  '/contents/',
  '/audit/',
  '/docs/getting-started/',
  '/docs/serving/',
  '/docs/architecture/',
  '/docs/spec-reference/',
  '/docs/surfaces/',
  '/docs/refusals/',
  '/docs/indicators/',
  '/docs/indicators/rsi/',
  '/docs/patterns/',
  '/docs/patterns/hammer/',
];

/** The kind of a page: pages of one folder are of one kind, and others each of their own. */
export function kindOf(address: string): string {
  const [, folder, ...inner] = address.split('/');
  return inner.length < 2 ? address : `/${[folder, ...inner.slice(0, -2)].join('/')}/*`;
}
