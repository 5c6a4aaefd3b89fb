import { lazy, memo, Suspense } from 'react';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { SupportSection } from '#capabilities/navigation/parts/support-section.tsx';
import { VENDOR_SUPPORT_CONTENT } from '#capabilities/navigation/rules/support-content.data.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { firstTouch } from '#ui/first-touch.ts';
import { StillPart } from '#ui/still-part.tsx';
import type { Route } from './+types/vendors.route.ts';
import { BookingOrder } from './booking-order.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { VendorsHero } from './vendors-hero.tsx';
import { YourShelves } from './your-shelves.tsx';

// The document has all of it; only its arrows need code, and only when somebody is there to press them.
const VenueKinds = lazy(async () => {
  await firstTouch;
  return { default: (await import('./venue-kinds.tsx')).VenueKinds };
});

/** Memoized, because an update from outside would tear it down before it is hydrated. */
const Kinds = memo(() => (
  <Suspense>
    <VenueKinds />
  </Suspense>
));

export const handle = { document: 'public' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Wedding vendors',
      description:
        'Venues, photographers, florists and seven more trades: find them near you, with prices, reviews and free dates, and read whom to ask first.',
      path: VENDORS_PATH,
    },
    matches,
  );

export async function loader({ context }: Route.LoaderArgs) {
  const states = await apiOf(context).places.listStates();
  return { states: states.map(({ name, slug }) => ({ name, slug })) };
}

/** Where looking for vendors begins, for every place and every trade. */
export default function VendorsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <VendorsHero />
      <StillPart draw={CategoryTiles} of={{}} />
      <YourShelves />
      <StillPart draw={BookingOrder} of={{}} />
      <Kinds />
      <StillPart draw={PopularSearches} of={{ states: loaderData.states }} />
      <StillPart className="bg-paper" draw={SupportSection} of={VENDOR_SUPPORT_CONTENT} />
    </>
  );
}
