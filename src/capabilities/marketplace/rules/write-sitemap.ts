import { xmlText } from '#capabilities/inspiration/rules/xml-text.ts';

export type SitemapEntry = { path: string; changedOn?: string | null };

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entry(tag: 'url' | 'sitemap', site: string, { path, changedOn }: SitemapEntry): string {
  const changed = changedOn ? `<lastmod>${xmlText(changedOn)}</lastmod>` : '';
  return `<${tag}><loc>${xmlText(site + path)}</loc>${changed}</${tag}>`;
}

/** The addresses of a site, for search engines. */
export function writeSitemap(site: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((each) => entry('url', site, each)).join('\n');
  return `${HEADER}<urlset ${SPACE}>\n${urls}\n</urlset>\n`;
}

/** The list of its lists. */
export function writeSitemapIndex(site: string, files: readonly SitemapEntry[]): string {
  const sitemaps = files.map((each) => entry('sitemap', site, each)).join('\n');
  return `${HEADER}<sitemapindex ${SPACE}>\n${sitemaps}\n</sitemapindex>\n`;
}
