import { CalendarHeart, CalendarPlus, Printer } from 'lucide-react';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useHere } from '#app/use-here.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { InboxNav } from '#capabilities/inquiries/parts/inbox-nav.tsx';
import { INQUIRIES_KINDS, openInquiriesQuery } from '#capabilities/inquiries/queries.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { bookedQuery } from '../queries.ts';
import type { Route } from './+types/booked.route.ts';
import { BookedCard } from './booked/booked-card.tsx';
import { BookedSums } from './booked/booked-sums.tsx';
import { StillOpen } from './booked/still-open.tsx';
import { useSaveBooking } from './booked/use-save-booking.ts';

const CALENDAR = '/web-marketplace-api/v1/inquiry/booked/calendar';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Contacts, contracts, and payments for your booked vendors.';
  return pageMeta(
    { title: 'Booked vendors', description, path: paths.bookedVendors(), isUnlisted: true },
    matches,
  );
}

export async function loader(args: Route.LoaderArgs) {
  const {
    user_role_account_weddings: [wedding],
  } = await requireOwner(args, 'couple');
  const { bookings, inquiries } = apiOf(args.context);
  const [booked, list] = await Promise.all([bookings.listBooked(), inquiries.listOpen()]);
  return { booked, inquiries: list, seesMoney: !wedding || wedding.allowed.includes('see-budget') };
}

function NobodyBooked() {
  return (
    <EmptyState
      title="No booked vendors yet"
      icon={<CalendarHeart size={28} aria-hidden="true" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.activeInquiries()}>Go to your inbox</ButtonLink>
          <ButtonLink to={VENDORS_PATH} variant="secondary">
            Find vendors
          </ButtonLink>
        </div>
      }
    >
      Mark a vendor as booked in your conversation, and keep their contacts, contract, and payments here.
    </EmptyState>
  );
}

export default function BookedScreen({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(bookedQuery, loaderData.booked);
  const { data: inquiries } = useLoaded(openInquiriesQuery, loaderData.inquiries);
  useLiveQueries(INQUIRIES_KINDS, [bookedQuery.queryKey]);
  const saving = useSaveBooking();
  const here = useHere();
  const today = here && calendarDateOf(here.now, here.timeZone);
  const vendors = TAXONOMY_KEYS.flatMap((key) => data.filter(({ inquiry }) => inquiry.taxonomyKey === key));
  return (
    <div className={`${pageWidth} py-6 md:pb-14`}>
      <PageHeading
        className="mb-4"
        title="Booked vendors"
        lead="Your booked vendors, contacts, and payments."
        actions={
          vendors.length > 0 && (
            <span className="flex flex-wrap gap-3" data-print="hidden">
              <a
                href={CALENDAR}
                download="booked-vendors.ics"
                className={buttonStyle({ variant: 'secondary' })}
              >
                <CalendarPlus size={18} aria-hidden="true" />
                Add to calendar
              </a>
              <Button
                variant="secondary"
                icon={<Printer size={18} aria-hidden="true" />}
                onPress={() => window.print()}
              >
                Print
              </Button>
            </span>
          )
        }
      />
      <InboxNav className="mb-7 border-line border-b" />
      {vendors.length === 0 ? (
        <NobodyBooked />
      ) : (
        <>
          <BookedSums vendors={vendors} today={today} />
          <div className="space-y-5">
            {vendors.map((booked) => (
              <BookedCard
                key={booked.inquiry.uuid}
                booked={booked}
                today={today}
                saving={saving}
                seesMoney={loaderData.seesMoney}
              />
            ))}
          </div>
        </>
      )}
      <StillOpen booked={vendors.map(({ inquiry }) => inquiry.taxonomyKey)} open={inquiries} />
    </div>
  );
}
