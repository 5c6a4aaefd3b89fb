import { useQuery } from '@tanstack/react-query';
import { ownListingsQuery } from '#app/queries.ts';
import { stillToCome } from '#app/today-here.ts';
import { useUser } from '#app/use-user.ts';
import type { UserContext } from '#app/user-context.ts';
import { availabilityQuery, lastInquiryQuery } from '../../queries.ts';
import { type InquiryState, inquiryState, type OpenThread } from './inquiry-state.ts';
import type { StorefrontView } from './storefront-view.ts';

function onlooker(user: UserContext | undefined) {
  if (!user) return undefined;
  const [wedding] = user.user_role_account_weddings;
  return { isGuest: user.is_guest, wedding: wedding && { date: stillToCome(wedding.wedding_date) } };
}

/** Another part of the page may know the listings already, but nobody works here before it is known who looks. */
function useWorksHere(user: UserContext | undefined, uuid: string): boolean {
  const isVendor = user?.has_vendor_account === true;
  const { data: listings = [] } = useQuery({ ...ownListingsQuery, enabled: isVendor });
  return isVendor && listings.some((listing) => listing.uuid === uuid);
}

/** Someone who wrote to this vendor before goes on there instead of beginning anew. */
function useOpenThread(hasWedding: boolean, uuid: string): OpenThread | null {
  const { data: last } = useQuery({ ...lastInquiryQuery(uuid), enabled: hasWedding });
  return last && last.status !== 'CLOSED' ? { uuid: last.uuid, isUnread: last.unread > 0 } : null;
}

/** Who looks, asked after hydration: the document is the same for everyone. */
export function useInquiryState({ uuid, displayAvailability }: StorefrontView): InquiryState {
  const user = useUser();
  const viewer = onlooker(user);
  const date = viewer?.wedding?.date ?? null;
  const month = date?.slice(0, 7);
  const { data: availability } = useQuery({
    ...availabilityQuery(uuid, month),
    enabled: displayAvailability && month !== undefined,
  });
  return inquiryState({
    user: viewer,
    worksHere: useWorksHere(user, uuid),
    thread: useOpenThread(viewer?.wedding !== undefined, uuid),
    dayState: availability?.days.find((day) => day.date === date)?.state,
  });
}
