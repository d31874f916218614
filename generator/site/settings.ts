/** What a project says of its site, as `site` in `toolwright.config.ts`; a project that says nothing has a site, too. */
export interface SiteSettings {
  /** Where the site is read, without a slash at the end; calls are shown with it, and the sitemap needs it. */
  readonly address?: string;
  /** Where a file of the project is read, without a slash at the end; `/PATH` is added. Unset, no source is linked. */
  readonly repository?: string;
  /** What stands before a tool's name to call it on the command line: `npx quant`. Unset, no such call is shown. */
  readonly command?: string;
  /** A Markdown file that the home page shows below the summary. */
  readonly home?: string;
  /** The guides by group, in reading order; those of docs/ that no group names come last. */
  readonly guides?: readonly GuideGroup[];
  /** Where what was at an address or a place of a page is now: `/tools/a/#argument-b`. */
  readonly redirects?: Readonly<Record<string, string>>;
}

export interface GuideGroup {
  readonly title: string;
  /** Paths of Markdown files. */
  readonly pages: readonly string[];
}
