import { LARGEST_SITE_BYTES, MOST_BLOCKS, MOST_EXTERNAL_LINKS, MOST_PAGES } from '../site-limits.ts';
import { bytesOf, pageContentOf, type SiteContent, type SitePage } from '../stored/site-content.ts';
import { externalLinks } from '../stored/site-links.ts';

type Measure = { bytes: number; links: readonly string[] };

/** By page as it stands: a site is large, and one page of it changes at a time. */
const measured = new WeakMap<SitePage, Measure>();

function measureOf(page: SitePage): Measure {
  const known = measured.get(page);
  if (known) return known;
  const measure = { bytes: bytesOf(pageContentOf(page)), links: externalLinks({ pages: [page] }) };
  measured.set(page, measure);
  return measure;
}

/** What keeps a site from being stored as it is, in words; nothing where it is sound. */
export function siteProblem({ look, pages }: SiteContent): string | undefined {
  if (pages.length === 0) return 'A website has at least one page.';
  if (pages.length > MOST_PAGES) return `A website can have up to ${MOST_PAGES} pages.`;
  if (pages.some(({ blocks }) => blocks.length > MOST_BLOCKS))
    return `A page can have up to ${MOST_BLOCKS} blocks.`;
  if (new Set(pages.map(({ slug }) => slug)).size < pages.length)
    return 'Two pages have the same address. Please change one.';
  const measures = pages.map(measureOf);
  if (new Set(measures.flatMap(({ links }) => links)).size > MOST_EXTERNAL_LINKS)
    return `A website can link to up to ${MOST_EXTERNAL_LINKS} other sites.`;
  if (measures.reduce((sum, { bytes }) => sum + bytes, bytesOf(look)) > LARGEST_SITE_BYTES)
    return 'There’s more text here than a website can hold. Please shorten a page.';
  return undefined;
}
