import type { SubmissionEvent } from './submission-states.ts';

/** What the log of a submission tells: its steps, and what happened beside them. */
export type CaseEvent =
  | SubmissionEvent
  | 'agree'
  | 'edit'
  | 'ask-second-look'
  | 'confirm-credit'
  | 'refuse-credit';

export const CASE_EVENT_TEXTS: Readonly<Record<CaseEvent, string>> = {
  submit: 'Sent to us',
  'pick-up': 'Picked up',
  accept: 'Published',
  reject: 'Turned away',
  'mark-spam': 'Marked as spam',
  'take-down': 'Taken down',
  'ask-change': 'The couple asked for a change',
  refuse: 'The couple said no',
  withdraw: 'Taken back by the photographer',
  agree: 'The couple agreed',
  edit: 'Edited',
  'ask-second-look': 'Asked a colleague',
  'confirm-credit': 'A vendor confirmed their credit',
  'refuse-credit': 'A vendor says they weren’t there',
};
