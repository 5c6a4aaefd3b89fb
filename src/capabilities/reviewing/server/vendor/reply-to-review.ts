import { fail, ok, type Result } from '#base/result.ts';
import { changeReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorReview } from '../../contract/vendor-reviews.contract.ts';
import { noteCaseEvent } from '../cases.store.ts';
import { repliedLetter } from '../mails.ts';
import { tellAuthor } from '../tell-author.ts';
import { presentVendorReview } from './present-vendor-review.ts';
import { type OneReview, reachVendorReview } from './reach-vendor-review.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;

/** One public answer, over what was read. The couple hears of the first; words put in its place are no news. */
export function replyToReview(
  deps: Deps,
  actor: SignedInActor,
  { version, text, ...one }: OneReview & { version: number; text: string },
): Promise<Result<VendorReview>> {
  return transact(deps.db, async (tx): Promise<Result<VendorReview>> => {
    const reached = await reachVendorReview(tx, actor, one);
    if (!reached.ok) return reached;
    const { review } = reached.value;
    // Sent twice, it is said once.
    if (review.reply === text) return ok(await presentVendorReview(tx, review));
    if (review.version !== version) {
      return fail(
        'review.changed_meanwhile',
        'This review or its reply changed meanwhile. Please look again.',
      );
    }
    const at = deps.clock.now();
    const after = await changeReview(tx, deps, review, { reply: text, repliedAt: at });
    await noteCaseEvent(tx, { reviewId: review.id, event: 'reply', actorId: actor.userId, note: text, at });
    await tellAuthor(tx, deps, after, { key: `review-replied:${review.uuid}`, letter: repliedLetter });
    return ok(await presentVendorReview(tx, after));
  });
}

/** Gone from the page; the log keeps what was said. */
export function removeReviewReply(
  deps: Deps,
  actor: SignedInActor,
  one: OneReview,
): Promise<Result<VendorReview>> {
  return transact(deps.db, async (tx): Promise<Result<VendorReview>> => {
    const reached = await reachVendorReview(tx, actor, one);
    if (!reached.ok) return reached;
    const { review } = reached.value;
    if (review.reply === null) return ok(await presentVendorReview(tx, review));
    const after = await changeReview(tx, deps, review, { reply: null, repliedAt: null });
    const entry = { reviewId: review.id, event: 'remove-reply' as const, actorId: actor.userId };
    await noteCaseEvent(tx, { ...entry, at: deps.clock.now() });
    return ok(await presentVendorReview(tx, after));
  });
}
