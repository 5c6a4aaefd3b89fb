import type { Api } from '#app/api-type.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { websitePaths } from '#capabilities/websites/rules/paths.ts';
import type { ListedPage } from '../contract.ts';
import { listedPages } from '../rules/listed-pages.ts';
import { parseFileName, type SitemapFile } from '../rules/sitemap-files.ts';
import { type SitemapEntry, writeSitemap } from '../rules/write-sitemap.ts';
import type { Route } from './+types/sitemap.route.ts';

export const handle = { document: 'public' };

const PATH_OF = {
  storefronts: ({ taxonomyKey, slug }: ListedPage) => paths.storefront(taxonomyKey ?? '', slug),
  'real-weddings': ({ slug }: ListedPage) => paths.realWedding(slug),
  photos: ({ slug }: ListedPage) => paths.photo(slug),
};

async function entriesOf(api: Api, file: SitemapFile): Promise<SitemapEntry[]> {
  if ('part' in file) {
    const pages = await api.marketplace.listSitemapPages(file);
    return pages.map((page) => ({ path: PATH_OF[file.kind](page), changedOn: page.changedOn }));
  }
  if (file.kind === 'couples') {
    const { sites } = await api.websites.listIndexedSites();
    return sites.map(({ slug, changedOn }) => ({ path: websitePaths.site(slug), changedOn }));
  }
  if (file.kind === 'pages') return listedPages().map((path) => ({ path }));
  const searches = await api.marketplace.listSitemapSearches({});
  return searches.map(({ taxonomyKey, locationSlug }) => ({ path: searchPath(locationSlug, taxonomyKey) }));
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const file = parseFileName(params.file);
  const entries = file ? await entriesOf(apiOf(context), file) : [];
  if (entries.length === 0) throw new Response('There is no such list.', { status: 404 });
  const sitemap = writeSitemap(context.get(requestScope).publicUrl, entries);
  return new Response(sitemap, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
