import { pack, unpack } from '#app/packed.ts';
import { readNearPoint, SEARCH_PARAMETERS } from '#capabilities/search/rules/search-address.ts';
import { nearMePath } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { Route } from './+types/near-me.route.ts';
import { loadSearchPage } from './load-search-page.ts';
import { NearMeNotice } from './near-me-notice.tsx';
import { searchMeta } from './search-meta.ts';
import { SearchPage } from './search-page.tsx';
import { placeLabel } from './search-words.ts';

export { shouldRevalidate } from './same-search.ts';

/** New York, NY: shown until the browser says where it is. */
const DEFAULT_MARKET = { type: 'MARKET', slug: 'new-york-ny' } as const;

export const handle = { document: 'public', query: SEARCH_PARAMETERS };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const near = readNearPoint(searchParams) ?? null;
  const search = await loadSearchPage(context, {
    category: params.category,
    place: near ? { type: 'NEAR_ME', slug: null } : DEFAULT_MARKET,
    toPath: nearMePath,
    params: searchParams,
    near,
  });
  return pack(search);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  searchMeta(loaderData && unpack(loaderData), matches);

export default function NearMeScreen({ loaderData }: Route.ComponentProps) {
  const search = unpack(loaderData);
  return (
    <SearchPage
      search={search}
      isElsewhere={!search.near}
      notice={search.near ? undefined : <NearMeNotice placeName={placeLabel(search.place)} />}
    />
  );
}
