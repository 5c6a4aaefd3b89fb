import { orpc } from '#app/orpc.ts';
import type { QueueView } from '#app/rules/queue-views.ts';

export function submissionsQuery(uuid: string) {
  return orpc.submissions.listSubmissions.queryOptions({ input: { uuid } });
}

export function submissionQuery(uuid: string, submission: string) {
  return orpc.submissions.readSubmission.queryOptions({ input: { uuid, submission } });
}

export function consentQuery(code: string) {
  return orpc.submissions.readConsent.queryOptions({ input: { code } });
}

export function weddingCreditsQuery(uuid: string) {
  return orpc.submissions.listWeddingCredits.queryOptions({ input: { uuid } });
}

export const SUBMISSION_CASES_KEY = orpc.submissions.listSubmissionCases.key();

export function submissionCasesQuery(view: QueueView) {
  return orpc.submissions.listSubmissionCases.queryOptions({ input: { view } });
}

export function submissionCaseQuery(uuid: string) {
  return orpc.submissions.readSubmissionCase.queryOptions({ input: { uuid } });
}
