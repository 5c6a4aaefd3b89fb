import { fail, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import type { SubmissionDeps } from '../deps.ts';
import { noteEvent } from '../log.store.ts';
import { changeSubmission } from '../submissions.store.ts';
import { presentCase } from './present-case.ts';
import { demandTaken, reachCase } from './reach-case.ts';

/** Four eyes where two are not sure: from now on a colleague decides. */
export function askSubmissionSecondLook(
  deps: SubmissionDeps,
  actor: SignedInActor,
  { uuid, note }: { uuid: string; note: string },
): Promise<Result<SubmissionCase>> {
  const { userId } = actor;
  return transact(deps.db, async (tx): Promise<Result<SubmissionCase>> => {
    const reached = await reachCase(tx, uuid);
    if (!reached.ok) return reached;
    const taken = demandTaken(reached.value, actor);
    if (!taken.ok) return taken;
    const { id, secondLookBy } = reached.value;
    if (secondLookBy) {
      return fail('submission.asked_already', 'A second look was asked for already. Please decide this one.');
    }
    await changeSubmission(tx, id, { secondLookBy: userId, takenBy: null, takenAt: null });
    const entry = { submissionId: id, event: 'ask-second-look' as const, actorId: userId, note };
    await noteEvent(tx, { ...entry, at: deps.clock.now() });
    return presentCase(tx, deps, actor, id);
  });
}
