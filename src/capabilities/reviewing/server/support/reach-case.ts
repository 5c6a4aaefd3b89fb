import { fail, ok, type Result } from '#base/result.ts';
import { lockReview, type StoredReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import { type CaseRow, findCase } from '../cases.store.ts';
import { reviewMissing } from '../reach-own-review.ts';
import { presentCases } from './present-case.ts';
import { findCaseView } from './queue.store.ts';

export type ReachedCase = { review: StoredReview; known: CaseRow | undefined };

/** A review that was sent, locked. Drafts are nobody's business but their author's. */
export async function reachCase(tx: Tx, uuid: string): Promise<Result<ReachedCase>> {
  const review = await lockReview(tx, uuid);
  if (!review || review.status === 'NEW') return reviewMissing();
  return ok({ review, known: await findCase(tx, review.id) });
}

/** Whoever wanted a colleague to decide does not decide after all. */
export function demandOtherEyes(known: CaseRow | undefined, userId: string): Result<undefined> {
  if (known?.secondLookBy !== userId) return ok(undefined);
  return fail('review.second_look', 'You asked for a second look, so a colleague decides this one.');
}

export async function presentCase(
  tx: Tx,
  deps: Pick<Platform, 'clock'>,
  actor: Pick<SignedInActor, 'userId'>,
  reviewId: number,
): Promise<Result<ReviewCase>> {
  const view = await findCaseView(tx, reviewId);
  const [shown] = view ? await presentCases(tx, deps, actor, [view]) : [];
  return shown ? ok(shown) : reviewMissing();
}
