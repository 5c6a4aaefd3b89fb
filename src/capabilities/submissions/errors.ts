import { defineErrors } from '#platform/contract/errors.ts';

export const submissionsErrors = defineErrors({
  'submission.not_found': 404,
  /** Submissions are not taken at the moment. */
  'submission.closed': 400,
  'submission.not_photographer': 400,
  'submission.unpublished': 400,
  'submission.too_many': 400,
  'submission.changed_meanwhile': 400,
  'submission.wrong_status': 400,
  'submission.own_address': 400,
  'submission.photos': 400,
  'submission.needs_consent': 400,
  'submission.second_look': 400,
  'submission.taken': 400,
  'submission.asked_already': 400,
});

type SubmissionsErrors = typeof submissionsErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends SubmissionsErrors {}
}
