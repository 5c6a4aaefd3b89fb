import { LARGEST_SITE_BYTES, MOST_BLOCKS, MOST_EXTERNAL_LINKS, MOST_PAGES } from '../site-limits.ts';
import { bytesOf, type SiteContent } from '../stored/site-content.ts';
import { externalLinks } from '../stored/site-links.ts';

/** What keeps a site from being stored as it is, in words; nothing where it is sound. */
export function siteProblem(content: SiteContent): string | undefined {
  const { pages } = content;
  if (pages.length === 0) return 'A website has at least one page.';
  if (pages.length > MOST_PAGES) return `A website can have up to ${MOST_PAGES} pages.`;
  if (pages.some(({ blocks }) => blocks.length > MOST_BLOCKS))
    return `A page can have up to ${MOST_BLOCKS} blocks.`;
  if (new Set(pages.map(({ slug }) => slug)).size < pages.length)
    return 'Two pages have the same address. Please change one.';
  if (externalLinks(content).length > MOST_EXTERNAL_LINKS)
    return `A website can link to up to ${MOST_EXTERNAL_LINKS} other sites.`;
  if (bytesOf(content) > LARGEST_SITE_BYTES)
    return 'There’s more text here than a website can hold. Please shorten a page.';
  return undefined;
}
