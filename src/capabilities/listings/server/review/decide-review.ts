import { fail, ok, type Result } from '#base/result.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import {
  findListingRecord,
  findPublication,
  findStorefrontId,
  lockListing,
  movePublication,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { ReviewCase } from '../../contract/support-listings.contract.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { snapshotOf } from '../../rules/listing-snapshot.ts';
import { DECISION_EVENTS, type Reason, type ReviewDecision } from '../../rules/review-decisions.ts';
import { announcePublication } from '../publication/announce-publication.ts';
import type { PublicationDeps } from '../publication/change-publication.ts';
import { decisionMail } from '../publication/publication-mails.ts';
import { endReview, findOpenReview, type OpenReview } from '../publication/reviews.store.ts';
import { tellTeam } from '../publication/tell-team.ts';
import { noSuchListing, sectionUnknown } from '../refusals.ts';
import { presentCase } from './present-case.ts';
import { namesOf } from './queue.store.ts';

/** The listing of an address, held still; undefined where there is none. */
export async function lockByUuid(tx: Tx, uuid: string): Promise<ListingRecord | undefined> {
  const id = await findStorefrontId(tx, uuid);
  return id === undefined ? undefined : lockListing(tx, id);
}

export async function presentNow(tx: Tx, id: number, readerId: string): Promise<Result<ReviewCase>> {
  const listing = await findListingRecord(tx, id);
  return listing ? ok(await presentCase(tx, listing, readerId)) : noSuchListing();
}

type Decision = {
  uuid: string;
  reviewId: string;
  version: number;
  decision: ReviewDecision;
  note: string;
  reasons: readonly Reason[];
};

/** Only about what one has picked up and seen as it is now: of two colleagues, the second is told. */
async function demandOwnReview(
  tx: Tx,
  { userId }: SignedInActor,
  listing: ListingRecord,
  { reviewId, version }: Decision,
): Promise<Result<OpenReview>> {
  const review = await findOpenReview(tx, listing.id);
  if (review?.id !== reviewId) {
    return fail('listing.review_over', 'Someone has decided this already, or the vendor withdrew it.');
  }
  if (review.reviewerId !== userId) {
    const name = review.reviewerId && (await namesOf(tx, [review.reviewerId])).get(review.reviewerId);
    return fail(
      'listing.review_taken',
      name
        ? `${name} is reviewing this listing. Take it over first if you want to decide.`
        : 'Start the review before you decide.',
    );
  }
  return (await findPublication(tx, listing.id))?.version === version
    ? ok(review)
    : fail('listing.changed_meanwhile', 'The listing changed while you were reading. Take another look.');
}

/** Staff's word on a listing: it takes effect at once, and the business is told. */
export function decideReview(
  deps: PublicationDeps,
  actor: SignedInActor,
  given: Decision,
): Promise<Result<ReviewCase>> {
  return transact(deps.db, async (tx): Promise<Result<ReviewCase>> => {
    const listing = await lockByUuid(tx, given.uuid);
    if (!listing) return noSuchListing();
    const { id, category, slug } = listing;
    const review = await demandOwnReview(tx, actor, listing, given);
    if (!review.ok) return review;
    const { decision, note } = given;
    const reasons = decision === 'CHANGES' ? [...given.reasons] : [];
    if (!reasons.every(({ section }) => findSection(category, section))) return sectionUnknown();
    const moved = await movePublication(tx, deps, id, DECISION_EVENTS[decision]);
    if (!moved.ok) return moved;
    await endReview(tx, review.value.id, {
      decision,
      decidedBy: actor.userId,
      decidedAt: deps.clock.now(),
      note,
      reasons,
      snapshot: snapshotOf(listing),
    });
    const key = `listing-decided:${review.value.id}`;
    await tellTeam(tx, deps, listing, (to) =>
      decisionMail(decision, { ...to, key, category, slug, note, reasons }),
    );
    await announcePublication(tx, listing);
    return presentNow(tx, id, actor.userId);
  });
}
