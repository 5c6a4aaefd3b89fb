import { SEARCH_PARAMETERS } from '#capabilities/search/rules/search-address.ts';
import type { Route } from './+types/place-search.route.ts';
import { loadSearchPage } from './load-search-page.ts';
import { searchMeta } from './search-meta.ts';
import { SearchPage } from './search-page.tsx';

export const handle = { document: 'public', query: SEARCH_PARAMETERS };

/** '{location-slug}--{category}'; a slug may hold two hyphens itself, a category never does. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const [, slug = '', category] = /^(.+)--(.+)$/.exec(params.search) ?? [];
  const { pathname, searchParams } = new URL(request.url);
  return loadSearchPage(context, {
    category,
    place: { type: 'PLACE', slug },
    path: pathname,
    params: searchParams,
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => searchMeta(loaderData, matches);

export default function PlaceSearchScreen({ loaderData }: Route.ComponentProps) {
  return <SearchPage search={loaderData} />;
}
