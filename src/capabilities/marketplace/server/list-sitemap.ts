import {
  categoryByNodeId,
  MARKETPLACE_CATEGORIES,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import type { Platform } from '#platform/platform.ts';
import type { ListedPage } from '../contract.ts';
import { rangeOf, type SitemapKind } from '../rules/sitemap-files.ts';
import { listPagesInRange, listPlacesWithStorefronts, type PageRow } from './store.ts';

function present({ slug, categoryId, changedOn }: PageRow): ListedPage {
  const category = categoryId === null ? undefined : categoryByNodeId(categoryId);
  return { slug, taxonomyKey: category?.taxonomyKey ?? null, changedOn };
}

export async function listSitemapPages(
  { db }: Pick<Platform, 'db'>,
  kind: SitemapKind,
  part: number,
): Promise<ListedPage[]> {
  return (await listPagesInRange(db, kind, rangeOf(part))).map(present);
}

export async function listSitemapSearches({
  db,
}: Pick<Platform, 'db'>): Promise<{ taxonomyKey: TaxonomyKey; locationSlug: string }[]> {
  const rows = await listPlacesWithStorefronts(
    db,
    MARKETPLACE_CATEGORIES.map(({ taxonomyNodeId }) => taxonomyNodeId),
  );
  return MARKETPLACE_CATEGORIES.flatMap(({ taxonomyKey, taxonomyNodeId }) => {
    const own = rows.filter(({ categoryId }) => categoryId === taxonomyNodeId);
    const slugs = new Set(own.flatMap(({ marketSlug, stateSlug }) => [marketSlug, stateSlug]));
    return [...slugs].flatMap((slug) => (slug ? [{ taxonomyKey, locationSlug: slug }] : []));
  });
}
