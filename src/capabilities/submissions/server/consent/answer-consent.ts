import { fail, ok, type Result } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { ConsentPage } from '../../contract/consent.contract.ts';
import type { CaseEvent } from '../../rules/case-events.ts';
import { type ConsentAnswer, consentAfter } from '../../rules/consent.ts';
import { submissionMachine } from '../../rules/submission-states.ts';
import type { SubmissionDeps } from '../deps.ts';
import { noteEvent } from '../log.store.ts';
import { writeToPhotographer } from '../mails.ts';
import { submissionMissing } from '../own/reach-submission.ts';
import { changeSubmission, lockByLink, type StoredSubmission } from '../submissions.store.ts';
import { dropPhotosOf } from '../take-down.ts';
import { answersTo, presentConsent } from './present-consent.ts';

type Answer = { code: string; version: number; answer: ConsentAnswer; note: string };

const EVENTS = {
  AGREE: 'agree',
  CHANGE: 'ask-change',
  REFUSE: 'refuse',
  WITHDRAW: 'refuse',
} as const satisfies Record<ConsentAnswer, CaseEvent>;
const LETTERS = { AGREE: 'agreed', CHANGE: 'change', REFUSE: 'refused', WITHDRAW: 'withdrawn' } as const;

/** To what was seen alone. A no needs no version: it holds whatever is there. */
function demandAnswerable(submission: StoredSubmission, { version, answer }: Answer): Result<undefined> {
  if (!answersTo(submission).includes(answer)) {
    return fail(
      'submission.wrong_status',
      'This can’t be answered that way any more. Please reload the page.',
    );
  }
  if (answer === 'AGREE' && submission.version !== version) {
    return fail('submission.changed_meanwhile', 'The story changed meanwhile. Please have another look.');
  }
  return ok(undefined);
}

/** What the couple says counts at once: a no ends it and deletes the photos, also when they are shown. */
export function answerConsent(deps: SubmissionDeps, said: Answer): Promise<Result<ConsentPage>> {
  const { code, answer, note } = said;
  return transact(deps.db, async (tx): Promise<Result<ConsentPage>> => {
    const found = await lockByLink(tx, hashToken(code));
    if (!found) return submissionMissing();
    const consent = consentAfter(found.consent, answer);
    // Pressed twice: it is said already.
    const isSaid = found.consent === consentAfter('ASKED', answer) && found.consentVersion === said.version;
    if (!consent && isSaid) return ok(await presentConsent(tx, deps, found));
    const answerable = demandAnswerable(found, said);
    if (!answerable.ok) return answerable;
    const event = EVENTS[answer];
    const status = event === 'agree' ? found.status : submissionMachine.next(found.status, event);
    if (!consent || !status) return fail('submission.wrong_status', 'This can’t be answered any more.');
    if (status === 'CLOSED') await dropPhotosOf(tx, found);
    const now = deps.clock.now();
    const after = await changeSubmission(tx, found.id, {
      ...{ status, consent, consentAt: now, consentNote: note, updatedAt: now },
      consentVersion: answer === 'AGREE' ? found.version : null,
      ...(status === 'CLOSED' && { slug: null }),
      ...(status !== found.status && { takenBy: null, takenAt: null, secondLookBy: null }),
    });
    await noteEvent(tx, { submissionId: found.id, event, actorId: null, note, at: now });
    await writeToPhotographer(tx, deps, after, LETTERS[answer], note);
    return ok(await presentConsent(tx, deps, after));
  });
}
