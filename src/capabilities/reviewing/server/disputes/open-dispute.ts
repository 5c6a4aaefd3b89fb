import { fail, ok, type Result } from '#base/result.ts';
import { changeReview, type StoredReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorDispute } from '../../contract/vendor-disputes.contract.ts';
import { type DisputeReason, needsProof } from '../../rules/dispute-reasons.ts';
import { answerUntil } from '../../rules/dispute-times.ts';
import { mayDispute } from '../../rules/may-dispute.ts';
import { noteCaseEvent } from '../cases.store.ts';
import { disputedLetter } from '../mails.ts';
import { tellAuthor } from '../tell-author.ts';
import { type OneReview, reachVendorReview } from '../vendor/reach-vendor-review.ts';
import {
  countDisputeFiles,
  type DisputeRow,
  findDispute,
  insertDispute,
  listDisputeFiles,
  updateDispute,
} from './disputes.store.ts';
import { presentVendorDispute } from './present-dispute.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;

/** The one that is begun, or a new one. */
export async function beginDispute(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  review: StoredReview,
): Promise<Result<DisputeRow>> {
  const last = await findDispute(tx, review.id);
  if (last?.state === 'BEGUN') return ok(last);
  if (last?.state === 'OPEN') return fail('dispute.wrong_state', 'You’ve disputed this review already.');
  if (!mayDispute(review, last)) {
    return fail('dispute.decided_before', 'We’ve decided about this review, and it hasn’t changed since.');
  }
  const place = { uuid: clock.uuid(), reviewId: review.id, createdAt: clock.now() };
  return ok(await insertDispute(tx, { ...place, state: 'BEGUN' }));
}

export async function answerDisputeOf(tx: Tx, dispute: DisputeRow): Promise<VendorDispute> {
  return presentVendorDispute(dispute, await listDisputeFiles(tx, [dispute.uuid]));
}

/** The review stays where it is, with a mark; the couple is asked first, staff decides then. */
export function openDispute(
  deps: Deps,
  actor: SignedInActor,
  { reason, words, ...one }: OneReview & { reason: DisputeReason; words: string },
): Promise<Result<VendorDispute>> {
  return transact(deps.db, async (tx): Promise<Result<VendorDispute>> => {
    const reached = await reachVendorReview(tx, actor, one);
    if (!reached.ok) return reached;
    const { review } = reached.value;
    const begun = await beginDispute(tx, deps, review);
    if (!begun.ok) return begun;
    const { uuid } = begun.value;
    if (needsProof(reason) && (await countDisputeFiles(tx, uuid, 'VENDOR')) === 0) {
      return fail('dispute.needs_proof', 'Add something that shows it: a message, a contract, a photo.');
    }
    const now = deps.clock.now();
    const until = answerUntil(now, review.authorId !== null);
    const said = { reason, words, openedBy: actor.userId, openedAt: now, answerUntil: until };
    const dispute = await updateDispute(tx, uuid, { state: 'OPEN', ...said });
    await changeReview(tx, deps, review, { disputedAt: now });
    const entry = { reviewId: review.id, event: 'dispute' as const, actorId: actor.userId, note: words };
    await noteCaseEvent(tx, { ...entry, at: now });
    await tellAuthor(tx, deps, review, {
      key: `review-disputed:${uuid}`,
      letter: (about) => disputedLetter(about, { reason, words, answerUntil: until }),
    });
    return ok(await answerDisputeOf(tx, dispute));
  });
}
