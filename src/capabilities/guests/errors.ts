import { defineErrors } from '#platform/contract/errors.ts';

export const guestErrors = defineErrors({
  'guests.not_found': 404,
  'guests.changed_meanwhile': 400,
  'guests.household_full': 400,
  'guests.list_full': 400,
  'guests.events_full': 400,
  'guests.last_event': 400,
  'guests.tags_full': 400,
  'guests.tag_taken': 400,
  'guests.filters_full': 400,
  'guests.filter_taken': 400,
  'guests.suggestions_full': 400,
  'guests.suggestion_decided': 400,
  'guests.nothing_to_print': 400,
  'guests.import_unreadable': 400,
  'guests.import_gone': 404,
  'guests.import_not_ready': 400,
});

type GuestErrors = typeof guestErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends GuestErrors {}
}
