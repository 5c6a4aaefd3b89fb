import { CalendarDays } from 'lucide-react';
import { currentListingIn } from '#app/current-listing.ts';
import { NeedsScript } from '#app/needs-script.tsx';
import { pageWidth, wideWork } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing, type VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import type { Calendar } from '../contract.ts';
import { calendarQuery } from '../queries.ts';
import type { Route } from './+types/calendar.route.ts';
import { CalendarBoard } from './calendar/calendar-board.tsx';
import { FeedsCard } from './calendar/feeds-card.tsx';
import { LinkCard } from './calendar/link-card.tsx';
import { SettingsCard } from './calendar/settings-card.tsx';
import { UpcomingBookings } from './calendar/upcoming-bookings.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Calendar · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** The days of the listing being worked on. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { storefronts, calendars } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, args.url.searchParams.get('storefront'));
  return { loaded: listing && { listing, calendar: await calendars.getCalendar({ uuid: listing.uuid }) } };
}

function NoListing() {
  return (
    <NeedsListing
      page="Calendar"
      title="A calendar comes with a listing"
      icon={<CalendarDays size={28} aria-hidden="true" />}
    >
      Once you have one, couples can see which days you’re free.
    </NeedsListing>
  );
}

interface CalendarScreenProps {
  listing: Pick<VendorListing, 'uuid' | 'name'>;
  loaded: Calendar;
}

function CalendarScreen({ listing: { uuid, name }, loaded }: CalendarScreenProps) {
  const query = calendarQuery(uuid);
  const { data: calendar } = useLoaded(query, loaded);
  useLiveQueries(['calendar', 'leads'], [query.queryKey]);
  const { canEdit } = calendar;
  return (
    <div className={`${pageWidth} py-8 md:py-12`} {...wideWork}>
      <PageHeading
        eyebrow={name}
        title="Calendar"
        lead={
          canEdit
            ? 'Click or tap a day to block it, and again to open it. Days booked here are taken automatically.'
            : 'Days booked here are taken automatically. Owners and managers can change the rest.'
        }
      />
      <NeedsScript what="Calendars" className="mt-6" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <CalendarBoard uuid={uuid} calendar={calendar} />
        <div className="grid gap-5 lg:row-span-2">
          <SettingsCard uuid={uuid} calendar={calendar} />
          <UpcomingBookings booked={calendar.booked} />
        </div>
        <div className="grid gap-5">
          <FeedsCard uuid={uuid} calendar={calendar} />
          {canEdit && <LinkCard uuid={uuid} calendar={calendar} />}
        </div>
      </div>
    </div>
  );
}

export default function CalendarPage({ loaderData: { loaded } }: Route.ComponentProps) {
  if (!loaded) return <NoListing />;
  return <CalendarScreen key={loaded.listing.uuid} listing={loaded.listing} loaded={loaded.calendar} />;
}
