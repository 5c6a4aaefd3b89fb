import { SupportSection } from '#capabilities/navigation/parts/support-section.tsx';
import { VENDOR_SUPPORT_CONTENT } from '#capabilities/navigation/rules/support-content.data.ts';
import type { Route } from './+types/vendors.route.ts';
import { BookingOrder } from './booking-order.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { VendorsHero } from './vendors-hero.tsx';
import { VenueKinds } from './venue-kinds.tsx';

export const handle = { document: 'public' };

export const meta: Route.MetaFunction = () => [
  { title: 'Wedding vendors · Ampersand' },
  {
    name: 'description',
    content:
      'Venues, photographers, florists and seven more trades: where to begin, whom to ask first, and every kind of wedding venue.',
  },
];

/** Where looking for vendors begins, for every place and every trade. */
export default function VendorsScreen() {
  return (
    <>
      <VendorsHero />
      <CategoryTiles />
      <VenueKinds />
      <BookingOrder />
      <div className="bg-paper">
        <SupportSection {...VENDOR_SUPPORT_CONTENT} />
      </div>
    </>
  );
}
