import { Award } from 'lucide-react';
import { hasErrorCode } from '#app/api-error.ts';
import { currentListingIn } from '#app/current-listing.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { isCalendarDate } from '#base/calendar-date.ts';
import { NeedsListing } from '#capabilities/navigation/parts/needs-listing.tsx';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import type { BadgesQuestion } from '../queries.ts';
import type { Route } from './+types/badges.route.ts';
import { BadgesPage } from './badges/badges-page.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [
  { title: 'Badges and awards · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

/** What the listing being worked on has earned. A day that was not counted is as good as none. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { storefronts, badges } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const { searchParams } = args.url;
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const listing = currentListing({ listings, currentListingUuid }, searchParams.get('storefront'));
  if (!listing) return { loaded: undefined };
  const day = searchParams.get('day');
  const usual: BadgesQuestion = { uuid: listing.uuid };
  const question = isCalendarDate(day) ? { ...usual, day } : usual;
  const site = args.context.get(requestScope).publicUrl;
  try {
    return { loaded: { listings, site, question, answer: await badges.getBadges(question) } };
  } catch (error) {
    if (!hasErrorCode(error, 'invalid_input')) throw error;
    return { loaded: { listings, site, question: usual, answer: await badges.getBadges(usual) } };
  }
}

function NoListing() {
  return (
    <NeedsListing
      page="Badges and awards"
      title="Badges begin with a listing"
      icon={<Award size={28} aria-hidden="true" />}
    >
      Once couples can see it, what you do earns them. None of them can be bought.
    </NeedsListing>
  );
}

export default function BadgesScreen({ loaderData: { loaded } }: Route.ComponentProps) {
  return loaded ? <BadgesPage {...loaded} /> : <NoListing />;
}
