import { fail, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import { submissionMachine } from '../../rules/submission-states.ts';
import type { SubmissionDeps } from '../deps.ts';
import { noteEvent } from '../log.store.ts';
import { changeSubmission } from '../submissions.store.ts';
import { presentCase } from './present-case.ts';
import { demandOtherEyes, reachCase } from './reach-case.ts';

/** From now on it is this person's to decide; a colleague can take it over by the same press. */
export function pickUpSubmission(
  deps: SubmissionDeps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<SubmissionCase>> {
  const { userId } = actor;
  return transact(deps.db, async (tx): Promise<Result<SubmissionCase>> => {
    const reached = await reachCase(tx, uuid);
    if (!reached.ok) return reached;
    const { id, takenBy } = reached.value;
    const status = submissionMachine.next(reached.value.status, 'pick-up');
    if (!status) return fail('submission.wrong_status', 'This wedding doesn’t wait for us any more.');
    const others = demandOtherEyes(reached.value, actor);
    if (!others.ok) return others;
    if (takenBy !== userId) {
      const now = deps.clock.now();
      await changeSubmission(tx, id, { status, takenBy: userId, takenAt: now });
      await noteEvent(tx, { submissionId: id, event: 'pick-up', actorId: userId, at: now });
    }
    return presentCase(tx, deps, actor, id);
  });
}
