import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnReview } from '../contract/own-review.contract.ts';
import { presentOwnReview } from './present-own-review.ts';
import { demandWritable, reachOwnReview } from './reach-own-review.ts';
import { type Written, writeWords } from './write-words.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

/** Kept as it is typed. What staff has is changed by sending it again, never by half a sentence. */
export function saveReviewDraft(
  deps: Deps,
  actor: SignedInActor,
  { uuid, ...written }: Written & { uuid: string },
): Promise<Result<OwnReview>> {
  return transact(deps.db, async (tx): Promise<Result<OwnReview>> => {
    const reached = await reachOwnReview(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { status = 'NEW' } = reached.value.review ?? {};
    const writable = await demandWritable(tx, deps, reached.value);
    if (!writable.ok) return writable;
    if (status !== 'NEW') return fail('review.wrong_status', 'This review has been sent already.');
    const review = await writeWords(tx, deps, actor, reached.value, written);
    if (!review.ok) return review;
    return ok(await presentOwnReview(tx, deps, { ...reached.value, review: review.value }));
  });
}
