import { defineErrors } from '#platform/contract/errors.ts';

export const seatingErrors = defineErrors({
  'seating.not_found': 404,
  'seating.uuid_taken': 400,
  'seating.full': 400,
  'seating.changed_meanwhile': 400,
  'seating.last_plan': 400,
  'seating.rule_incomplete': 400,
  'seating.result_unfit': 400,
  'seating.run_busy': 400,
  'seating.nothing_to_print': 400,
});

type SeatingErrors = typeof seatingErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends SeatingErrors {}
}
