import type { MetaDescriptor } from 'react-router';
import { pageMeta, type StructuredData } from '#app/page-meta.ts';
import { paths } from '#app/rules/paths.ts';
import { formatCount } from '#base/format-count.ts';
import { filterRootsOf } from '#capabilities/search/rules/search-parameters.ts';
import { coupleLabel } from '#capabilities/taxonomy/rules/venue-settings.ts';
import type { SearchPageData } from './load-search-page.ts';
import { createSearchLinks } from './search-links.ts';
import { searchSubject } from './search-words.ts';

type Matches = Parameters<typeof pageMeta>[1];

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The one chosen option where nothing else narrows the search: such a page is worth listing. */
function onlyOption({ category, filters }: SearchPageData): string | undefined {
  const chosen = Object.entries(filters.facets).flatMap(([key, slugs]) =>
    slugs.map((slug) => ({ key, slug })),
  );
  const [first] = chosen;
  if (!first || chosen.length > 1) return undefined;
  const option = filterRootsOf(category)
    .find((root) => root.key === first.key)
    ?.options.find(({ slug }) => slug === first.slug);
  return option && coupleLabel(option);
}

function isPlain({ filters, near }: SearchPageData): boolean {
  const { priceCents, capacity, availabilityDates, awardGroups, metroTypes, area, radiusMiles, sortBy } =
    filters;
  const lists = availabilityDates.length + awardGroups.length + metroTypes.length;
  return (
    !near && !priceCents && !capacity && !area && !radiusMiles && lists === 0 && sortBy === 'searchScore'
  );
}

/** Filters beyond one option make countless pages; only the plain ones and those of one option are listed. */
function isListed(search: SearchPageData): boolean {
  if (search.total === 0 || !isPlain(search)) return false;
  return Object.keys(search.filters.facets).length === 0 || onlyOption(search) !== undefined;
}

function crumbList({ crumbs }: SearchPageData, site: string, url: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ? site + to : url,
    })),
  };
}

function itemList({ results, total }: SearchPageData, site: string): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: results.map(({ card }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: card.vendorName,
      url: site + paths.storefront(card.taxonomyNodeKey, card.storefrontSlug),
    })),
  };
}

function siteOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return root && typeof root === 'object' && 'publicUrl' in root ? String(root.publicUrl) : '';
}

/** What a search says about itself to search engines and to those who share it. */
export function searchMeta(search: SearchPageData | undefined, matches: Matches): MetaDescriptor[] {
  if (!search) return [{ title: 'Page not found · Ampersand' }, { name: 'robots', content: 'noindex' }];
  const { category, place, total, page, results } = search;
  const option = isPlain(search) ? onlyOption(search) : undefined;
  const subject = searchSubject(category, place);
  const named = option ? `${option}: ${subject}` : capitalized(subject);
  const path = createSearchLinks(search).toPage(page);
  const site = siteOf(matches);
  return pageMeta(
    {
      title: `${named} (${formatCount(total)})${page > 1 ? `, page ${page}` : ''}`,
      description: `Compare ${formatCount(total)} ${subject} by price, reviews, style and free dates${option ? `: ${option}` : ''}. Honest ranking, real prices, no sign-up to look.`,
      path,
      pictureId: results[0]?.card.images[0]?.id ?? null,
      isUnlisted: !isListed(search),
      structuredData: [crumbList(search, site, site + path), itemList(search, site)],
    },
    matches,
  );
}
