import { fail, ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { submissionMachine } from '../../rules/submission-states.ts';
import type { SubmissionDeps } from '../deps.ts';
import { noteEvent } from '../log.store.ts';
import { changeSubmission, deleteSubmission } from '../submissions.store.ts';
import { dropPhotosOf } from '../take-down.ts';
import { type Asking, lockOwn, type Place } from './reach-submission.ts';

/** Nobody has to keep somebody's photos here: this works while submissions are closed and listings are hidden, too. */
export function withdrawSubmission(
  { db, clock }: Pick<SubmissionDeps, 'db' | 'clock'>,
  { actor }: Asking,
  { uuid, submission }: Place,
): Promise<Result<{ withdrawn: true }>> {
  return transact(db, async (tx): Promise<Result<{ withdrawn: true }>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const own = await lockOwn(tx, entered.value, submission);
    if (!own.ok) return own;
    const { id, status } = own.value;
    if (status === 'NEW') {
      await dropPhotosOf(tx, own.value);
      await deleteSubmission(tx, id);
      return ok({ withdrawn: true });
    }
    const after = submissionMachine.next(status, 'withdraw');
    if (!after) return fail('submission.wrong_status', 'This wedding can’t be taken back any more.');
    await dropPhotosOf(tx, own.value);
    const now = clock.now();
    await changeSubmission(tx, id, { status: after, slug: null, updatedAt: now });
    await noteEvent(tx, { submissionId: id, event: 'withdraw', actorId: actor.userId, at: now });
    return ok({ withdrawn: true });
  });
}
