import temml from 'temml';

/** A formula in TeX as MathML, which browsers set by themselves; undefined where it is none. */
export function formula(tex: string): string | undefined {
  try {
    const math = temml.renderToString(tex, { displayMode: true, throwOnError: true, maxSize: [20, 20] });
    // The site allows no style in its pages, and its own sheet says the little that is needed.
    return math.replaceAll(/ (?:style|class)="[^"]*"/g, '');
  } catch {
    return undefined;
  }
}
