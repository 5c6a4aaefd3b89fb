import { defineErrors } from '#platform/contract/errors.ts';

export const rsvpErrors = defineErrors({
  /** No such link, or one that is not theirs to use: nobody learns which. */
  'rsvp.not_found': 404,
  'rsvp.closed': 403,
  'rsvp.incomplete': 400,
  /** Somebody of the household answered after this page was opened. */
  'rsvp.answered_meanwhile': 400,
  'rsvp.changed_meanwhile': 400,
  /** Somebody else of the couple decided first, or the household asked for something else since. */
  'rsvp.decided_meanwhile': 400,
  'rsvp.nothing_to_mail': 400,
  'rsvp.sheets_full': 400,
  'rsvp.messages_full': 400,
  /** It has begun to go out, and nothing calls it back. */
  'rsvp.message_gone': 400,
  'rsvp.message_empty': 400,
  'rsvp.reminder_over': 400,
  'rsvp.time_over': 400,
  /** As many wait as anybody looks through. */
  'rsvp.claims_full': 400,
  /** Somebody else was faster, or it cannot be taken back. */
  'rsvp.claim_decided': 400,
});

type RsvpErrors = typeof rsvpErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends RsvpErrors {}
}
