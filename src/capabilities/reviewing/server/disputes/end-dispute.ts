import { fail, ok, type Result } from '#base/result.ts';
import { changeReview, type StoredReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorDispute } from '../../contract/vendor-disputes.contract.ts';
import { noteCaseEvent } from '../cases.store.ts';
import { type BusinessDeps, tellBusiness } from '../tell-business.ts';
import { type OneReview, reachVendorReview } from '../vendor/reach-vendor-review.ts';
import { queueFileDeletion } from './dispute-files.ts';
import {
  type DisputeRow,
  deleteDispute,
  deleteFilesOf,
  findDispute,
  updateDispute,
} from './disputes.store.ts';
import { presentVendorDispute } from './present-dispute.ts';

type End = { state: 'KEPT' | 'REMOVED' | 'ENDED'; decidedBy?: string; decision?: string };

/** Whatever either side showed goes with it. */
export async function closeDispute(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { uuid }: DisputeRow,
  end: End,
): Promise<DisputeRow> {
  await queueFileDeletion(tx, await deleteFilesOf(tx, uuid));
  return updateDispute(tx, uuid, { ...end, endedAt: clock.now() });
}

/** What the business disputed is not there any more: the couple took the review back, or put other words in its place. */
export async function endDisputeByCouple(
  tx: Tx,
  deps: BusinessDeps,
  review: StoredReview,
  did: 'edit' | 'withdraw',
): Promise<void> {
  const dispute = await findDispute(tx, review.id);
  if (dispute?.state !== 'OPEN') return;
  await closeDispute(tx, deps, dispute, { state: 'ENDED' });
  const entry = { reviewId: review.id, event: 'end-dispute' as const, actorId: null };
  await noteCaseEvent(tx, { ...entry, at: deps.clock.now() });
  const [what, next] =
    did === 'withdraw'
      ? ['took back', 'It’s gone from your page for good.']
      : [
          'changed',
          'Our team looks at the new version. If it’s shown and still wrong, you can dispute that one.',
        ];
  await tellBusiness(tx, deps, review, (listing) => ({
    key: `review-dispute-ended:${dispute.uuid}`,
    subject: `The couple ${what} the review you disputed`,
    preview: next,
    paragraphs: [`${review.authorName} ${what} their review of ${listing}, so the dispute is over.`, next],
  }));
}

/** What was only begun leaves no trace. */
export function endOwnDispute(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  one: OneReview,
): Promise<Result<VendorDispute>> {
  return transact(deps.db, async (tx): Promise<Result<VendorDispute>> => {
    const reached = await reachVendorReview(tx, actor, one);
    if (!reached.ok) return reached;
    const { review } = reached.value;
    const dispute = await findDispute(tx, review.id);
    if (!dispute) return fail('dispute.not_found', 'This dispute isn’t there any more.');
    if (dispute.state === 'BEGUN') {
      await queueFileDeletion(tx, await deleteFilesOf(tx, dispute.uuid));
      await deleteDispute(tx, dispute.uuid);
      return ok(presentVendorDispute({ ...dispute, state: 'ENDED', endedAt: deps.clock.now() }, []));
    }
    // Pressed twice, it ends once.
    if (dispute.state === 'ENDED') return ok(presentVendorDispute(dispute, []));
    if (dispute.state !== 'OPEN') return fail('dispute.wrong_state', 'We’ve decided about this one already.');
    const ended = await closeDispute(tx, deps, dispute, { state: 'ENDED' });
    await changeReview(tx, deps, review, { disputedAt: null });
    const entry = { reviewId: review.id, event: 'end-dispute' as const, actorId: actor.userId };
    await noteCaseEvent(tx, { ...entry, at: deps.clock.now() });
    return ok(presentVendorDispute(ended, []));
  });
}
