/**
 * What a browser lets the page do: run the site's own scripts, look as the site does, and send nothing to anyone, this server
 * included.
 */
export const AUDIT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";
