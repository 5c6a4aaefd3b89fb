import type { InquiryStatus } from './inquiry-states.ts';
import { TIMERS } from './inquiry-timers.ts';

type Talk = { status: InquiryStatus; lastMessageBy: 'COUPLE' | 'VENDOR'; lastMessageAt: Date };

/** Where an answer is owed. A vendor owes one to a fresh inquiry, too; a couple only once they talk. */
export const AWAITING_ANSWER: Readonly<Record<'COUPLE' | 'VENDOR', readonly InquiryStatus[]>> = {
  COUPLE: ['CONNECTED'],
  VENDOR: ['READY', 'CONNECTED'],
};

/** Whether this side owes an answer: the other one wrote last, more than a day ago. */
export function isUnresponded(
  { status, lastMessageBy, lastMessageAt }: Talk,
  side: 'COUPLE' | 'VENDOR',
  now: Date,
): boolean {
  if (lastMessageBy === side || !AWAITING_ANSWER[side].includes(status)) return false;
  return now.getTime() - lastMessageAt.getTime() > TIMERS.unrespondedAfterMs;
}
