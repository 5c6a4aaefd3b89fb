import { fail, type Result } from '#base/result.ts';
import { movePublication } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { ReviewCase } from '../../contract/support-listings.contract.ts';
import { announcePublication } from '../publication/announce-publication.ts';
import type { PublicationDeps } from '../publication/change-publication.ts';
import { findOpenReview, takeReview } from '../publication/reviews.store.ts';
import { noSuchListing } from '../refusals.ts';
import { lockByUuid, presentNow } from './decide-review.ts';

/** Begins a review, or takes it over: from then on only this person decides. */
export function pickUpReview(
  deps: PublicationDeps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<ReviewCase>> {
  return transact(deps.db, async (tx): Promise<Result<ReviewCase>> => {
    const listing = await lockByUuid(tx, uuid);
    if (!listing) return noSuchListing();
    const moved = await movePublication(tx, deps, listing.id, 'pick-up');
    if (!moved.ok) return moved;
    const review = await findOpenReview(tx, listing.id);
    if (!review) return fail('listing.review_over', 'Nobody has asked for a review of this listing.');
    await takeReview(tx, review.id, { reviewerId: actor.userId, pickedUpAt: deps.clock.now() });
    await announcePublication(tx, listing);
    return presentNow(tx, listing.id, actor.userId);
  });
}
