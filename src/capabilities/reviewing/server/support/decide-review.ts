import { fail, isFailed, ok, type Result } from '#base/result.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { reviewMachine } from '#capabilities/reviews/rules/review-states.ts';
import { changeReview, type StoredReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import { HELD_VERDICT_RULES, type ReviewVerdict, VERDICT_EVENTS } from '../../rules/review-verdicts.ts';
import { noteCaseEvent, saveCase } from '../cases.store.ts';
import { decidedLetter } from '../mails.ts';
import { queueProofDeletion } from '../proof-files.ts';
import { tellAuthor } from '../tell-author.ts';
import { tellBusiness } from '../tell-business.ts';
import { demandOtherEyes, presentCase, type ReachedCase, reachCase } from './reach-case.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl' | 'secret'>;
type Decision = { uuid: string; version: number; verdict: ReviewVerdict; reason: string };

/** Whether this person may decide what they see, as they see it. */
function demandDecidable(
  { review, known }: ReachedCase,
  { userId }: SignedInActor,
  decision: Decision,
): Result<undefined> {
  const others = demandOtherEyes(known, userId);
  if (isFailed(others)) return others;
  if (review.disputedAt) {
    return fail('review.disputed', 'This review is disputed. Please decide about the dispute.');
  }
  // What is shown already is nobody's to pick up.
  if (review.status !== 'ACCEPTED' && known?.takenBy !== userId) {
    return fail('review.taken', 'Pick this review up first; a colleague may have it.');
  }
  if (review.version !== decision.version) {
    return fail('review.changed_meanwhile', 'This review changed meanwhile. Please look at it again.');
  }
  const isHeld = (known?.holds.length ?? 0) > 0;
  const fields = isHeld ? validateFields(decision, HELD_VERDICT_RULES) : {};
  if (fields.reason) return fail('invalid_input', fields.reason, { fields });
  return ok(undefined);
}

/** Of spam nobody is told; of a review that is shown the business hears too, once. */
async function tellPeople(tx: Tx, deps: Deps, review: StoredReview, decision: Decision): Promise<void> {
  if (decision.verdict === 'SPAM') return;
  const key = `review-decided:${review.uuid}:${review.version}`;
  await tellAuthor(tx, deps, review, { key, letter: (about) => decidedLetter(about, decision) });
  if (decision.verdict !== 'ACCEPT') return;
  await tellBusiness(tx, deps, review, (listing) => ({
    key: `review-shown:${review.uuid}`,
    subject: `${review.authorName} reviewed ${listing}`,
    preview: `${review.rating} of 5 stars`,
    paragraphs: [`${review.rating} of 5 stars: “${review.title}”`, 'You can answer in public, once.'],
  }));
}

/** Once, by whoever picked it up. The proof has done its work and goes; what it showed stays with the review. */
export function decideReview(
  deps: Deps,
  actor: SignedInActor,
  decision: Decision,
): Promise<Result<ReviewCase>> {
  const { verdict, reason } = decision;
  return transact(deps.db, async (tx): Promise<Result<ReviewCase>> => {
    const reached = await reachCase(tx, decision.uuid);
    if (!reached.ok) return reached;
    const decidable = demandDecidable(reached.value, actor, decision);
    if (!decidable.ok) return decidable;
    const { review, known } = reached.value;
    const event = VERDICT_EVENTS[verdict];
    const status = reviewMachine.next(review.status, event);
    if (!status) return fail('review.wrong_status', 'This review can’t be decided that way any more.');
    const now = deps.clock.now();
    const proof = review.proof ?? (known?.proofDeletedAt ? null : (known?.proofKind ?? null));
    const after = await changeReview(tx, deps, review, {
      status,
      ...(verdict === 'ACCEPT' && { proof }),
    });
    await saveCase(tx, review.id, {
      decidedBy: actor.userId,
      decidedAt: now,
      reason,
      secondLookBy: null,
      ...(known?.proofName && { proofDeletedAt: now }),
    });
    if (known?.proofName && !known.proofDeletedAt) await queueProofDeletion(tx, [review.uuid]);
    const entry = { reviewId: review.id, event, actorId: actor.userId, note: reason };
    await noteCaseEvent(tx, { ...entry, at: now });
    await tellPeople(tx, deps, after, decision);
    return presentCase(tx, deps, actor, review.id);
  });
}
