import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { submissionsContract } from '../contract.ts';
import { answerConsent } from './consent/answer-consent.ts';
import { readConsent } from './consent/read-consent.ts';
import { answerCredit } from './credits/answer-credit.ts';
import { listCreditsOf } from './credits/list-credits.ts';
import type { SubmissionDeps } from './deps.ts';
import { beginSubmission } from './own/begin-submission.ts';
import { listSubmissions } from './own/list-submissions.ts';
import type { Asking } from './own/reach-submission.ts';
import { readSubmission } from './own/read-submission.ts';
import { saveSubmission } from './own/save-submission.ts';
import { addSubmissionPhoto, removeSubmissionPhoto } from './own/submission-photos.ts';
import { submitSubmission } from './own/submit-submission.ts';
import { withdrawSubmission } from './own/withdraw-submission.ts';
import { askSubmissionSecondLook } from './support/ask-second-look.ts';
import { decideSubmission } from './support/decide-submission.ts';
import { editSubmission } from './support/edit-submission.ts';
import { listSubmissionCases } from './support/list-cases.ts';
import { pickUpSubmission } from './support/pick-up-submission.ts';
import { readSubmissionCase } from './support/read-case.ts';

const asking = (context: RequestContext): Asking => ({ actor: signedIn(context), headers: context.headers });

export function submissionsRoutes(deps: SubmissionDeps) {
  const os = implement(submissionsContract).$context<RequestContext>().use(guard);
  return {
    listSubmissions: os.listSubmissions.handler(async ({ context, input }) =>
      unwrap(await listSubmissions(deps, asking(context), input.uuid)),
    ),
    beginSubmission: os.beginSubmission.handler(async ({ context, input }) =>
      unwrap(await beginSubmission(deps, asking(context), input)),
    ),
    readSubmission: os.readSubmission.handler(async ({ context, input }) =>
      unwrap(await readSubmission(deps, asking(context), input)),
    ),
    saveSubmission: os.saveSubmission.handler(async ({ context, input }) =>
      unwrap(await saveSubmission(deps, asking(context), input)),
    ),
    submitSubmission: os.submitSubmission.handler(async ({ context, input }) =>
      unwrap(await submitSubmission(deps, asking(context), input)),
    ),
    withdrawSubmission: os.withdrawSubmission.handler(async ({ context, input }) =>
      unwrap(await withdrawSubmission(deps, asking(context), input)),
    ),
    addSubmissionPhoto: os.addSubmissionPhoto.handler(async ({ context, input: { params, body } }) => {
      const bytes = new Uint8Array(await body.arrayBuffer());
      return unwrap(await addSubmissionPhoto(deps, asking(context), { ...params, bytes }));
    }),
    removeSubmissionPhoto: os.removeSubmissionPhoto.handler(async ({ context, input }) =>
      unwrap(await removeSubmissionPhoto(deps, asking(context), input)),
    ),
    readConsent: os.readConsent.handler(async ({ input }) => unwrap(await readConsent(deps, input.code))),
    answerConsent: os.answerConsent.handler(async ({ input }) => unwrap(await answerConsent(deps, input))),
    listWeddingCredits: os.listWeddingCredits.handler(async ({ context, input }) =>
      unwrap(await listCreditsOf(deps, signedIn(context), input.uuid)),
    ),
    answerWeddingCredit: os.answerWeddingCredit.handler(async ({ context, input }) =>
      unwrap(await answerCredit(deps, signedIn(context), input)),
    ),
    listSubmissionCases: os.listSubmissionCases.handler(({ context, input }) =>
      listSubmissionCases(deps, signedIn(context), input.view),
    ),
    readSubmissionCase: os.readSubmissionCase.handler(async ({ context, input }) =>
      unwrap(await readSubmissionCase(deps, signedIn(context), input.uuid)),
    ),
    pickUpSubmission: os.pickUpSubmission.handler(async ({ context, input }) =>
      unwrap(await pickUpSubmission(deps, signedIn(context), input.uuid)),
    ),
    editSubmission: os.editSubmission.handler(async ({ context, input }) =>
      unwrap(await editSubmission(deps, signedIn(context), input)),
    ),
    decideSubmission: os.decideSubmission.handler(async ({ context, input }) =>
      unwrap(await decideSubmission(deps, signedIn(context), input)),
    ),
    askSubmissionSecondLook: os.askSubmissionSecondLook.handler(async ({ context, input }) =>
      unwrap(await askSubmissionSecondLook(deps, signedIn(context), input)),
    ),
  };
}
