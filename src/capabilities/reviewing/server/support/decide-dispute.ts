import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { changeReview, type StoredReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import type { DisputeVerdict } from '../../rules/dispute-rules.ts';
import { mayDecideDispute } from '../../rules/dispute-times.ts';
import { noteCaseEvent, saveCase } from '../cases.store.ts';
import { type DisputeRow, findDispute } from '../disputes/disputes.store.ts';
import { closeDispute } from '../disputes/end-dispute.ts';
import { disputeDecidedLetter } from '../mails.ts';
import { tellAuthor } from '../tell-author.ts';
import { tellBusiness } from '../tell-business.ts';
import { presentCase, reachCase } from './reach-case.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl' | 'secret'>;
type Decision = { uuid: string; version: number; verdict: DisputeVerdict; reason: string };

const VERDICTS = {
  KEEP: { state: 'KEPT', event: 'keep-disputed' },
  REMOVE: { state: 'REMOVED', event: 'remove-disputed' },
} as const;

const ABOUT = {
  KEEP: { subject: 'The review you disputed stays', what: 'keep it' },
  REMOVE: { subject: 'We took down the review you disputed', what: 'took it down' },
} as const;

function demandDecidable(
  review: StoredReview,
  dispute: DisputeRow | undefined,
  { version }: Decision,
  now: Date,
): Result<DisputeRow> {
  if (dispute?.state !== 'OPEN' || !dispute.answerUntil) {
    return fail('dispute.not_found', 'Nobody disputes this review any more.');
  }
  const { answeredAt, answerUntil } = dispute;
  if (!mayDecideDispute({ answeredAt, answerUntil }, now)) {
    const until = formatDateInText(calendarDateOf(answerUntil));
    return fail('dispute.still_asking', `The couple has until ${until} to answer.`);
  }
  if (review.version !== version) {
    return fail('review.changed_meanwhile', 'This review changed meanwhile. Please look at it again.');
  }
  return ok(dispute);
}

async function tellBoth(
  tx: Tx,
  deps: Deps,
  review: StoredReview,
  { dispute, verdict, reason }: Decision & { dispute: DisputeRow },
): Promise<void> {
  const key = `review-dispute-decided:${dispute.uuid}`;
  const letter = (about: Parameters<typeof disputeDecidedLetter>[0]) =>
    disputeDecidedLetter(about, { verdict, reason });
  await tellAuthor(tx, deps, review, { key, letter });
  const { subject, what } = ABOUT[verdict];
  await tellBusiness(tx, deps, review, (listing) => ({
    key: `${key}:business`,
    subject,
    preview: 'We heard both sides.',
    paragraphs: [
      `We heard both sides about ${review.authorName}’s review of ${listing}, and ${what}.`,
      reason,
    ],
  }));
}

/** After the couple was heard or let its time go by. Whoever disputes and whoever wrote read the same reason. */
export function decideDispute(
  deps: Deps,
  actor: SignedInActor,
  decision: Decision,
): Promise<Result<ReviewCase>> {
  const { verdict, reason } = decision;
  return transact(deps.db, async (tx): Promise<Result<ReviewCase>> => {
    const reached = await reachCase(tx, decision.uuid);
    if (!reached.ok) return reached;
    const { review } = reached.value;
    const now = deps.clock.now();
    const decidable = demandDecidable(review, await findDispute(tx, review.id), decision, now);
    if (!decidable.ok) return decidable;
    const dispute = decidable.value;
    const { state, event } = VERDICTS[verdict];
    await closeDispute(tx, deps, dispute, { state, decidedBy: actor.userId, decision: reason });
    await changeReview(tx, deps, review, {
      disputedAt: null,
      ...(verdict === 'REMOVE' && { status: 'REJECTED' as const }),
    });
    const by = { decidedBy: actor.userId, decidedAt: now };
    await saveCase(tx, review.id, { ...by, ...(verdict === 'REMOVE' && { reason }) });
    await noteCaseEvent(tx, { reviewId: review.id, event, actorId: actor.userId, note: reason, at: now });
    await tellBoth(tx, deps, review, { ...decision, dispute });
    return presentCase(tx, deps, actor, review.id);
  });
}
