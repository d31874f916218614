/** Attributes that a page of the site may have, by tag. The frame, the layouts and Markdown make no others. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  html: ['lang'],
  meta: ['charset', 'name', 'content'],
  link: ['rel', 'href', 'type'],
  script: ['src', 'type'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  a: ['class', 'id', 'href', 'rel', 'aria-current', 'title'],
  nav: ['aria-label', 'class', 'tabindex'],
  main: ['id', 'tabindex'],
  article: ['class', 'data-tool', 'data-journals'],
  section: ['class', 'id'],
  header: ['class'],
  p: ['class'],
  footer: ['class'],
  details: ['class', 'open'],
  div: ['class', 'id', 'tabindex', 'role', 'aria-label', 'data-form', 'data-tool-file'],
  dl: ['class'],
  fieldset: ['class'],
  input: ['type', 'name', 'value', 'checked'],
  button: ['class', 'type'],
  pre: ['tabindex'],
  code: ['class'],
  span: ['class'],
  ul: ['class'],
  ol: ['start'],
  li: ['class'],
  table: ['class'],
  tr: ['id'],
  th: ['style', 'scope'],
  td: ['style', 'data-label'],
  math: ['display'],
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id', 'class']])),
};

const PLAIN = new Set(
  'head title body br hr em strong s blockquote thead tbody summary dt dd legend label kbd noscript !doctype'.split(
    ' ',
  ),
);

/** What a page loads is the site's own. */
const SCRIPT = /^<script (type="module" )?src="\/scripts\/[a-z-]+\.js">$/;

/** Every tag and address of a page that could do something a page must not; text is escaped, so each `<` is a tag. */
export function liveHtml(html: string): string[] {
  return [...html.matchAll(/<([^>]*)>?/g)].flatMap(([tag, inside = '']) => {
    const [, name = ''] = /^\/?([^\s/>]*)/.exec(inside) ?? [];
    const known = allowed[name.toLowerCase()] ?? (PLAIN.has(name.toLowerCase()) ? [] : undefined);
    if (known === undefined) return [tag];
    if (name.toLowerCase() === '!doctype' || tag === '</script>') return [];
    if (name.toLowerCase() === 'script') return SCRIPT.test(tag) ? [] : [tag];
    const attributes = [...inside.slice(name.length).matchAll(/([^\s"=/]+)="([^"]*)"/g)];
    const rest = inside.replace(/^\/?\S+/, '').replaceAll(/([^\s"=/]+)="([^"]*)"/g, '');
    const bad = attributes.some(([, key = '', address = '']) => {
      return (
        !known.includes(key) ||
        (key === 'href' && !/^(https:\/\/|\/(?!\/)|#|\.|[\w-]+(\/|\.|$))/.test(address)) ||
        (key === 'src' && !/^\/(?!\/)/.test(address))
      );
    });
    return bad || !/^[\s/]*$/.test(rest.replace(/ checked/, '')) ? [tag] : [];
  });
}
