import { fail, isFailed, ok, type Result } from '#base/result.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import { coversVersion } from '../../rules/consent.ts';
import { submissionMachine } from '../../rules/submission-states.ts';
import { HELD_VERDICT_RULES, VERDICT_EVENTS, type Verdict } from '../../rules/verdicts.ts';
import type { SubmissionDeps } from '../deps.ts';
import { noteEvent } from '../log.store.ts';
import { writeToCouple, writeToPhotographer } from '../mails.ts';
import { publishSubmission } from '../publish-submission.ts';
import { changeSubmission, type StoredSubmission } from '../submissions.store.ts';
import { dropPhotosOf, takeDown } from '../take-down.ts';
import { presentCase } from './present-case.ts';
import { demandOtherEyes, demandTaken, reachCase } from './reach-case.ts';

type Decision = { uuid: string; version: number; verdict: Verdict; reason: string };

/** Whether this person may decide what they see, as they see it. */
function demandDecidable(
  submission: StoredSubmission,
  actor: SignedInActor,
  decision: Decision,
): Result<undefined> {
  const others = demandOtherEyes(submission, actor);
  if (isFailed(others)) return others;
  // What is shown already is nobody's to pick up.
  const taken = decision.verdict === 'TAKE_DOWN' ? ok(undefined) : demandTaken(submission, actor);
  if (isFailed(taken)) return taken;
  if (submission.version !== decision.version) {
    return fail('submission.changed_meanwhile', 'This wedding changed meanwhile. Please look at it again.');
  }
  if (decision.verdict === 'ACCEPT' && !coversVersion(submission, submission.version)) {
    return fail('submission.needs_consent', 'The couple hasn’t agreed to what’s there now.');
  }
  const fields = submission.holds.length > 0 ? validateFields(decision, HELD_VERDICT_RULES) : {};
  if (fields.reason) return fail('invalid_input', fields.reason, { fields });
  return ok(undefined);
}

/** What a verdict does beside being written down: a page comes or goes. */
async function carryOut(
  tx: Tx,
  submission: StoredSubmission,
  verdict: Verdict,
  now: Date,
): Promise<string | null> {
  if (verdict === 'ACCEPT') return publishSubmission(tx, submission, now);
  if (verdict === 'SPAM') await dropPhotosOf(tx, submission);
  else await takeDown(tx, submission);
  return null;
}

/** Once, by whoever picked it up; the same press again finds it done. */
export function decideSubmission(
  deps: SubmissionDeps,
  actor: SignedInActor,
  decision: Decision,
): Promise<Result<SubmissionCase>> {
  const { verdict, reason } = decision;
  return transact(deps.db, async (tx): Promise<Result<SubmissionCase>> => {
    const reached = await reachCase(tx, decision.uuid);
    if (!reached.ok) return reached;
    const { id, status: before, decidedBy } = reached.value;
    const isDone = verdict === 'ACCEPT' && before === 'ACCEPTED' && decidedBy === actor.userId;
    if (isDone) return presentCase(tx, deps, actor, id);
    const event = VERDICT_EVENTS[verdict];
    const status = submissionMachine.next(before, event);
    if (!status) return fail('submission.wrong_status', 'This wedding can’t be decided that way any more.');
    const decidable = demandDecidable(reached.value, actor, decision);
    if (!decidable.ok) return decidable;
    const now = deps.clock.now();
    const slug = await carryOut(tx, reached.value, verdict, now);
    const after = await changeSubmission(tx, id, {
      ...{ status, slug, reason, decidedBy: actor.userId, decidedAt: now, updatedAt: now },
      ...{ takenBy: null, takenAt: null, secondLookBy: null },
    });
    await noteEvent(tx, { submissionId: id, event, actorId: actor.userId, note: reason, at: now });
    if (verdict === 'ACCEPT') await writeToCouple(tx, deps, after, 'published');
    if (verdict !== 'SPAM') {
      const said = verdict === 'ACCEPT' ? '' : reason;
      await writeToPhotographer(tx, deps, after, verdict === 'ACCEPT' ? 'published' : 'rejected', said);
    }
    return presentCase(tx, deps, actor, id);
  });
}
