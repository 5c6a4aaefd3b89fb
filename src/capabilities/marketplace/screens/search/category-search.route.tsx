import { pack, unpack } from '#app/packed.ts';
import { SEARCH_PARAMETERS } from '#capabilities/search/rules/search-address.ts';
import { categoryPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { Route } from './+types/category-search.route.ts';
import { loadSearchPage } from './load-search-page.ts';
import { searchMeta } from './search-meta.ts';
import { SearchPage } from './search-page.tsx';

export { shouldRevalidate } from './same-search.ts';

export const handle = { document: 'public', query: SEARCH_PARAMETERS };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const search = await loadSearchPage(context, {
    category: params.category,
    place: { type: 'ALL_MARKETS', slug: null },
    toPath: categoryPath,
    params: new URL(request.url).searchParams,
  });
  return pack(search);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  searchMeta(loaderData && unpack(loaderData), matches);

export default function CategorySearchScreen({ loaderData }: Route.ComponentProps) {
  return <SearchPage search={unpack(loaderData)} />;
}
