import { readNearPoint, SEARCH_PARAMETERS } from '#capabilities/search/rules/search-address.ts';
import type { Route } from './+types/near-me.route.ts';
import { loadSearchPage } from './load-search-page.ts';
import { NearMeNotice } from './near-me-notice.tsx';
import { nearMePath } from './near-me-path.ts';
import { searchMeta } from './search-meta.ts';
import { SearchPage } from './search-page.tsx';
import { placeLabel } from './search-words.ts';

/** New York, NY: shown until the browser says where it is. */
const DEFAULT_MARKET = { type: 'MARKET', slug: 'new-york-ny' } as const;

export const handle = { document: 'public', query: SEARCH_PARAMETERS };

export function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const near = readNearPoint(searchParams) ?? null;
  return loadSearchPage(context, {
    category: params.category,
    place: near ? { type: 'NEAR_ME', slug: null } : DEFAULT_MARKET,
    toPath: nearMePath,
    params: searchParams,
    near,
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => searchMeta(loaderData, matches);

export default function NearMeScreen({ loaderData }: Route.ComponentProps) {
  return (
    <SearchPage
      search={loaderData}
      isElsewhere={!loaderData.near}
      notice={loaderData.near ? undefined : <NearMeNotice placeName={placeLabel(loaderData.place)} />}
    />
  );
}
