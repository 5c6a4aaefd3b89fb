import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { lockReviewOf, type StoredReview } from '#capabilities/reviews/server/index.ts';
import { type Claimable, findClaimable } from '#capabilities/storefronts/server/index.ts';
import { enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { mayWrite, type ReviewWindow, reviewWindow } from '../rules/review-window.ts';
import { isBookedHere, isOwnTeam } from './known-people.store.ts';

export type ReachedReview = {
  listing: Claimable;
  weddingId: string;
  weddingDate: string | null;
  names: string;
  isBooked: boolean;
  review: StoredReview | undefined;
};

export function reviewMissing() {
  return fail('review.not_found', 'We can’t find this review.');
}

const REFUSALS: Record<Exclude<ReviewWindow, 'OPEN'>, () => ReturnType<typeof fail>> = {
  NOT_YET: () =>
    fail('review.not_yet', 'You can review a vendor once you’ve booked them here, or after your wedding.'),
  TOO_LATE: () => fail('review.too_late', 'Reviews can be written until two years after the wedding.'),
};

/** The couple's own, with the wedding locked, so that the two of them write one after the other. */
export async function reachOwnReview(
  tx: Tx,
  actor: Pick<SignedInActor, 'userId'>,
  uuid: string,
): Promise<Result<ReachedReview>> {
  const listing = await findClaimable(tx, uuid);
  if (!listing) return fail('storefront.not_found', 'We can’t find this business.');
  const entered = await enterWedding(tx, actor, 'review-vendors');
  if (!entered.ok) return entered;
  const { id: weddingId, weddingDate, primaryFirstName, partnerFirstName } = entered.value.wedding;
  const place = { weddingId, storefrontId: listing.id };
  return ok({
    listing,
    weddingId,
    weddingDate,
    names: [primaryFirstName, partnerFirstName].filter(Boolean).join(' & '),
    isBooked: await isBookedHere(tx, place),
    review: await lockReviewOf(tx, place),
  });
}

/** Whether it may be written on now; a refusal says why not. */
export async function demandWritable(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { listing, weddingId, weddingDate, isBooked, review }: ReachedReview,
): Promise<Result<undefined>> {
  const now = clock.now();
  if (await isOwnTeam(tx, { storefrontId: listing.id, weddingId })) {
    return fail('review.own_team', 'You work for this business, so you can’t review it.');
  }
  if (review) {
    if (mayWrite(review, now)) return ok(undefined);
    return fail('review.edit_over', 'This review can no longer be changed.');
  }
  const window = reviewWindow(
    { weddingDate: weddingDate === null ? null : calendarDate(weddingDate), isBooked },
    calendarDateOf(now),
  );
  return window === 'OPEN' ? ok(undefined) : REFUSALS[window]();
}
