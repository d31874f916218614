/** Attributes that a page of the site may have, by tag. The frame and Markdown make no others. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  html: ['lang'],
  meta: ['charset', 'name', 'content'],
  link: ['rel', 'href', 'type'],
  a: ['class', 'href', 'rel', 'aria-current', 'title'],
  nav: ['aria-label', 'class'],
  main: ['id', 'tabindex'],
  header: ['class'],
  p: ['class'],
  footer: ['class'],
  details: ['class', 'open'],
  div: ['class', 'tabindex', 'role', 'aria-label'],
  pre: ['tabindex'],
  code: ['class'],
  ol: ['start'],
  th: ['style'],
  td: ['style'],
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id', 'class']])),
};

const PLAIN = new Set(
  'head title body span br hr em strong s ul li blockquote table thead tbody tr summary !doctype'.split(' '),
);

/** Every tag and address of a page that could do something a page must not; text is escaped, so each `<` is a tag. */
export function liveHtml(html: string): string[] {
  return [...html.matchAll(/<([^>]*)>?/g)].flatMap(([tag, inside = '']) => {
    const [, name = ''] = /^\/?([^\s/>]*)/.exec(inside) ?? [];
    const known = allowed[name.toLowerCase()] ?? (PLAIN.has(name.toLowerCase()) ? [] : undefined);
    if (known === undefined) return [tag];
    if (name.toLowerCase() === '!doctype') return [];
    const attributes = [...inside.slice(name.length).matchAll(/([^\s"=/]+)="([^"]*)"/g)];
    const rest = inside.replace(/^\/?\S+/, '').replaceAll(/([^\s"=/]+)="([^"]*)"/g, '');
    const bad = attributes.some(([, key = '', address = '']) => {
      return (
        !known.includes(key) || (key === 'href' && !/^(https?:\/\/|\/|#|\.|[\w-]+(\/|\.|$))/.test(address))
      );
    });
    return bad || !/^[\s/]*$/.test(rest) ? [tag] : [];
  });
}
