import type { InvitationStatus } from '#capabilities/guests/rules/invitation.ts';
import type { ReplyWindow } from './reply-window.ts';

/** How far a household is with its answer. Derived, never stored. */
export const HOUSEHOLD_PROGRESS = ['WAITING', 'OPENED', 'DRAFT', 'PARTLY', 'ANSWERED', 'LATE'] as const;
export type HouseholdProgress = (typeof HOUSEHOLD_PROGRESS)[number];

export const PROGRESS_LABELS: Readonly<Record<HouseholdProgress, string>> = {
  WAITING: 'Waiting',
  OPENED: 'Opened',
  DRAFT: 'Started',
  PARTLY: 'Partly answered',
  ANSWERED: 'Answered',
  LATE: 'Late',
};

type Standing = {
  isOpened: boolean;
  hasDraft: boolean;
  /** What is asked of its people, event by event. */
  asked: readonly { window: ReplyWindow; statuses: readonly InvitationStatus[] }[];
};

/** What somebody has still to say decides first; how far they came with it, second. */
export function householdProgress({ isOpened, hasDraft, asked }: Standing): HouseholdProgress {
  const statuses = asked.flatMap((event) => event.statuses);
  const answered = statuses.filter((status) => status !== 'INVITED').length;
  if (answered === statuses.length) return 'ANSWERED';
  const open = asked.filter((event) => event.statuses.includes('INVITED'));
  if (open.every(({ window }) => window === 'CLOSED')) return 'LATE';
  if (answered > 0) return 'PARTLY';
  if (hasDraft) return 'DRAFT';
  return isOpened ? 'OPENED' : 'WAITING';
}
