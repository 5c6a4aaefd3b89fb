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
  'review.disputed': 400,
  'dispute.not_found': 404,
  'dispute.wrong_state': 400,
  'dispute.decided_before': 400,
  'dispute.needs_proof': 400,
  'dispute.too_many_files': 400,
  'dispute.still_asking': 400,
});

type ReviewingErrors = typeof reviewingErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ReviewingErrors {}
}
