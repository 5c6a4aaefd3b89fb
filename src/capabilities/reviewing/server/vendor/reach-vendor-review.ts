import { ok, type Result } from '#base/result.ts';
import { lockReview, type StoredReview } from '#capabilities/reviews/server/index.ts';
import { type EnteredStorefront, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { reviewMissing } from '../reach-own-review.ts';

export type ReachedVendorReview = EnteredStorefront & { review: StoredReview };
export type OneReview = { uuid: string; reviewUuid: string };

/** A review that stands on the page of one's own business, locked, for who speaks in public for it. */
export async function reachVendorReview(
  tx: Tx,
  actor: SignedInActor,
  { uuid, reviewUuid }: OneReview,
): Promise<Result<ReachedVendorReview>> {
  const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
  if (!entered.ok) return entered;
  const review = await lockReview(tx, reviewUuid);
  if (review?.storefrontId !== entered.value.storefront.id || review.status !== 'ACCEPTED') {
    return reviewMissing();
  }
  return ok({ ...entered.value, review });
}
