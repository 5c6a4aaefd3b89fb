/** What there are too many of for one file. Each part holds those whose number lies in its range, so none is in two. */
export const SITEMAP_KINDS = ['storefronts', 'real-weddings', 'photos'] as const;

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Search engines take 50,000 addresses a file; a fifth of it is quicker to make and to read. */
export const NUMBERS_PER_PART = 10_000;
/** For numbers up to 2 billion, which is as far as they go. */
export const LAST_PART = 200_000;

/** The numbers of a part: after the first, up to and including the last. */
export function rangeOf(part: number): { after: number; upTo: number } {
  return { after: part * NUMBERS_PER_PART, upTo: (part + 1) * NUMBERS_PER_PART };
}

export type SitemapFile = { kind: 'pages' | 'searches' | 'couples' } | { kind: SitemapKind; part: number };

/** 'storefronts-3.xml'. Counted from one where people can see it. */
export function fileName(file: SitemapFile): string {
  return 'part' in file ? `${file.kind}-${file.part + 1}.xml` : `${file.kind}.xml`;
}

export function parseFileName(name: string): SitemapFile | undefined {
  const [, kind, number] = /^([a-z-]+?)(?:-([1-9]\d{0,5}))?\.xml$/.exec(name) ?? [];
  if (kind === 'pages' || kind === 'searches' || kind === 'couples')
    return number === undefined ? { kind } : undefined;
  const known = SITEMAP_KINDS.find((each) => each === kind);
  const part = Number(number) - 1;
  return known && part >= 0 && part <= LAST_PART ? { kind: known, part } : undefined;
}
