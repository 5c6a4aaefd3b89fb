import { defineErrors } from '#platform/contract/errors.ts';

export const reviewingErrors = defineErrors({
  'review.not_found': 404,
  'review.not_yet': 400,
  'review.too_late': 400,
  'review.own_team': 400,
  'review.changed_meanwhile': 400,
  'review.needs_proof': 400,
  'review.edit_over': 400,
  'review.wrong_status': 400,
  'review.pictures': 400,
  'review.second_look': 400,
  'review.taken': 400,
});

type ReviewingErrors = typeof reviewingErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ReviewingErrors {}
}
