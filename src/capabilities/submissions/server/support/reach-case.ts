import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { submissionMissing } from '../own/reach-submission.ts';
import { lockSubmission, type StoredSubmission } from '../submissions.store.ts';

/** One that was sent, locked. Drafts are nobody's business but their photographer's. */
export async function reachCase(tx: Tx, uuid: string): Promise<Result<StoredSubmission>> {
  const found = await lockSubmission(tx, uuid);
  return found?.sentAt ? ok(found) : submissionMissing();
}

/** Whoever wanted a colleague to decide does not decide after all. */
export function demandOtherEyes(
  { secondLookBy }: StoredSubmission,
  { userId }: Pick<SignedInActor, 'userId'>,
): Result<undefined> {
  if (secondLookBy !== userId) return ok(undefined);
  return fail('submission.second_look', 'You asked for a second look, so a colleague decides this one.');
}

/** Whoever edits or decides has picked it up. */
export function demandTaken(
  { status, takenBy }: StoredSubmission,
  { userId }: Pick<SignedInActor, 'userId'>,
): Result<undefined> {
  if (status === 'IN_REVIEW' && takenBy === userId) return ok(undefined);
  return fail('submission.taken', 'Pick this wedding up first; a colleague may have it.');
}
