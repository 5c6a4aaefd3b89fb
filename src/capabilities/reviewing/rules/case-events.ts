import type { ReviewEvent } from '#capabilities/reviews/rules/review-states.ts';

/** What the log of a review tells: its steps, and what happened beside them. */
export type CaseEvent =
  | ReviewEvent
  | 'ask-second-look'
  | 'reply'
  | 'remove-reply'
  | 'dispute'
  | 'answer-dispute'
  | 'end-dispute'
  | 'keep-disputed'
  | 'remove-disputed';

export const CASE_EVENT_TEXTS: Readonly<Record<CaseEvent, string>> = {
  submit: 'Sent to us',
  'pick-up': 'Picked up',
  accept: 'Accepted',
  reject: 'Turned away',
  'mark-spam': 'Marked as spam',
  edit: 'Edited by the couple',
  withdraw: 'Withdrawn by the couple',
  'ask-second-look': 'Asked a colleague',
  reply: 'Replied to by the business',
  'remove-reply': 'Reply removed by the business',
  dispute: 'Disputed by the business',
  'answer-dispute': 'Dispute answered by the couple',
  'end-dispute': 'Dispute ended without a decision',
  'keep-disputed': 'Dispute decided: kept',
  'remove-disputed': 'Dispute decided: taken down',
};
