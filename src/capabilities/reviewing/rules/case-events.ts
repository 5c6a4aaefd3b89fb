import type { ReviewEvent } from '#capabilities/reviews/rules/review-states.ts';

/** What the log of a review tells: its steps, and what happened beside them. */
export type CaseEvent = ReviewEvent | 'ask-second-look';

export const CASE_EVENT_TEXTS: Readonly<Record<CaseEvent, string>> = {
  submit: 'Sent to us',
  'pick-up': 'Picked up',
  accept: 'Accepted',
  reject: 'Turned away',
  'mark-spam': 'Marked as spam',
  edit: 'Edited by the couple',
  withdraw: 'Withdrawn by the couple',
  'ask-second-look': 'Asked a colleague',
};
