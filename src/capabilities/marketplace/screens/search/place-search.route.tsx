import { pack, unpack } from '#app/packed.ts';
import { SEARCH_PARAMETERS } from '#capabilities/search/rules/search-address.ts';
import { searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { Route } from './+types/place-search.route.ts';
import { loadSearchPage } from './load-search-page.ts';
import { searchMeta } from './search-meta.ts';
import { SearchPage } from './search-page.tsx';

export { shouldRevalidate } from './same-search.ts';

export const handle = { document: 'public', query: SEARCH_PARAMETERS };

/** '{location-slug}--{category}'; a slug may hold two hyphens itself, a category never does. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const [, slug = '', category] = /^(.+)--(.+)$/.exec(params.search) ?? [];
  const search = await loadSearchPage(context, {
    category,
    place: { type: 'PLACE', slug },
    toPath: (key) => searchPath(slug, key),
    params: new URL(request.url).searchParams,
  });
  return pack(search);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  searchMeta(loaderData && unpack(loaderData), matches);

export default function PlaceSearchScreen({ loaderData }: Route.ComponentProps) {
  return <SearchPage search={unpack(loaderData)} />;
}
