import { fail, ok, type Result } from '#base/result.ts';
import { creditRealWedding } from '#capabilities/editorial/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { OwnCredits } from '../../contract/credits.contract.ts';
import type { CREDIT_ANSWERS } from '../../rules/credit-states.ts';
import { answerCreditOf } from '../credits.store.ts';
import type { SubmissionDeps } from '../deps.ts';
import { noteEvent } from '../log.store.ts';
import { submissionMissing } from '../own/reach-submission.ts';
import { creditsToShow } from '../publish-submission.ts';
import { lockSubmission } from '../submissions.store.ts';
import { presentCredits } from './list-credits.ts';

type Answer = { uuid: string; submission: string; answer: (typeof CREDIT_ANSWERS)[number] };

/** Also another answer later: the page follows at once. */
export function answerCredit(
  { db, clock }: Pick<SubmissionDeps, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, submission, answer }: Answer,
): Promise<Result<OwnCredits>> {
  return transact(db, async (tx): Promise<Result<OwnCredits>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const { storefront } = entered.value;
    const found = await lockSubmission(tx, submission);
    if (!found?.sentAt) return submissionMissing();
    if (found.status === 'CLOSED' || found.status === 'SPAM') {
      return fail('submission.wrong_status', 'This wedding won’t be shown.');
    }
    const now = clock.now();
    const place = { submissionId: found.id, storefrontId: storefront.id };
    const isAsked = await answerCreditOf(tx, place, {
      state: answer,
      answeredBy: actor.userId,
      answeredAt: now,
    });
    if (!isAsked) return submissionMissing();
    const event = answer === 'CONFIRMED' ? 'confirm-credit' : 'refuse-credit';
    await noteEvent(tx, { submissionId: found.id, event, actorId: actor.userId, at: now });
    if (found.slug !== null) await creditRealWedding(tx, found.uuid, await creditsToShow(tx, found));
    return ok(await presentCredits(tx, entered.value));
  });
}
