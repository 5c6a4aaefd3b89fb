import { fail, isFailed, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnReview } from '../../contract/own-review.contract.ts';
import { noteCaseEvent } from '../cases.store.ts';
import { presentOwnReview } from '../present-own-review.ts';
import { type ReachedReview, reachOwnReview } from '../reach-own-review.ts';
import { queueFileDeletion } from './dispute-files.ts';
import { type DisputeRow, deleteDisputeFile, findDispute, updateDispute } from './disputes.store.ts';
import { keepDisputeFile } from './keep-dispute-file.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;
type Answerable = { reached: ReachedReview; dispute: DisputeRow };

/** The couple's own review that is disputed, while nobody of the two has answered. */
async function reachAnswerable(
  tx: Tx,
  { clock }: Deps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Answerable>> {
  const reached = await reachOwnReview(tx, actor, uuid);
  if (!reached.ok) return reached;
  const { review } = reached.value;
  const dispute = review && (await findDispute(tx, review.id));
  if (dispute?.state !== 'OPEN') return fail('dispute.not_found', 'Nobody disputes this review any more.');
  if (dispute.answeredAt) return fail('dispute.wrong_state', 'The two of you have answered already.');
  if (dispute.answerUntil && clock.now() >= dispute.answerUntil) {
    return fail('dispute.wrong_state', 'The time to answer is over.');
  }
  return ok({ reached: reached.value, dispute });
}

/** Once; from then on staff can decide. */
export function answerDispute(
  deps: Deps,
  actor: SignedInActor,
  { uuid, words }: { uuid: string; words: string },
): Promise<Result<OwnReview>> {
  return transact(deps.db, async (tx): Promise<Result<OwnReview>> => {
    const found = await reachAnswerable(tx, deps, actor, uuid);
    if (!found.ok) return found;
    const { reached, dispute } = found.value;
    const at = deps.clock.now();
    await updateDispute(tx, dispute.uuid, { answer: words, answeredBy: actor.userId, answeredAt: at });
    const entry = { reviewId: dispute.reviewId, event: 'answer-dispute' as const, actorId: actor.userId };
    await noteCaseEvent(tx, { ...entry, at });
    return ok(await presentOwnReview(tx, deps, reached));
  });
}

export async function sendAnswerFile(
  deps: Deps & Pick<Platform, 'files' | 'scanner' | 'log'>,
  actor: SignedInActor,
  { uuid, name, content }: { uuid: string; name: string; content: Uint8Array },
): Promise<Result<OwnReview>> {
  // Nobody's file is looked at who has nothing to answer.
  const allowed = await transact(deps.db, (tx) => reachAnswerable(tx, deps, actor, uuid));
  if (isFailed(allowed)) return allowed;
  return keepDisputeFile(deps, {
    ...{ side: 'COUPLE', name, content },
    reach: async (tx) => {
      const found = await reachAnswerable(tx, deps, actor, uuid);
      return found.ok ? ok({ disputeUuid: found.value.dispute.uuid }) : found;
    },
    answer: async (tx) => {
      const found = await reachAnswerable(tx, deps, actor, uuid);
      return found.ok ? ok(await presentOwnReview(tx, deps, found.value.reached)) : found;
    },
  });
}

export function removeAnswerFile(
  deps: Deps,
  actor: SignedInActor,
  { uuid, fileUuid }: { uuid: string; fileUuid: string },
): Promise<Result<OwnReview>> {
  return transact(deps.db, async (tx): Promise<Result<OwnReview>> => {
    const found = await reachAnswerable(tx, deps, actor, uuid);
    if (!found.ok) return found;
    const { reached, dispute } = found.value;
    const gone = await deleteDisputeFile(tx, { uuid: fileUuid, disputeUuid: dispute.uuid, side: 'COUPLE' });
    if (gone) await queueFileDeletion(tx, [fileUuid]);
    return ok(await presentOwnReview(tx, deps, reached));
  });
}
