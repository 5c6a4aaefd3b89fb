import { fail, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import type { SubmissionWords } from '../../contract/words.ts';
import type { SubmissionDeps } from '../deps.ts';
import { noteEvent } from '../log.store.ts';
import { writeToCouple } from '../mails.ts';
import { writePhotos } from '../own/write-words.ts';
import { changeSubmission } from '../submissions.store.ts';
import { presentCase } from './present-case.ts';
import { demandTaken, reachCase } from './reach-case.ts';

type Edit = Pick<SubmissionWords, 'title' | 'summary' | 'story' | 'photos'> & {
  uuid: string;
  version: number;
};

/** A couple agreed to what it saw. Whatever staff changes afterwards, it is asked about again. */
export function editSubmission(
  deps: SubmissionDeps,
  actor: SignedInActor,
  { uuid, version, photos, ...words }: Edit,
): Promise<Result<SubmissionCase>> {
  return transact(deps.db, async (tx): Promise<Result<SubmissionCase>> => {
    const reached = await reachCase(tx, uuid);
    if (!reached.ok) return reached;
    const taken = demandTaken(reached.value, actor);
    if (!taken.ok) return taken;
    const { id, consent } = reached.value;
    if (reached.value.version !== version) {
      return fail('submission.changed_meanwhile', 'This wedding changed meanwhile. Please look at it again.');
    }
    await writePhotos(tx, id, photos);
    const now = deps.clock.now();
    const after = await changeSubmission(tx, id, {
      ...words,
      version: version + 1,
      updatedAt: now,
      ...(consent === 'GIVEN' && { consent: 'ASKED' as const, consentVersion: null }),
    });
    await noteEvent(tx, { submissionId: id, event: 'edit', actorId: actor.userId, at: now });
    if (consent === 'GIVEN') await writeToCouple(tx, deps, after, 'edited');
    return presentCase(tx, deps, actor, id);
  });
}
