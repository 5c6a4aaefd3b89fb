import type { InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';

/** Why a lead needs its vendor, what presses most first. */
export const LEAD_NEEDS = ['EXPIRING', 'REMINDED', 'REPLY'] as const;
export type LeadNeed = (typeof LEAD_NEEDS)[number];

export const NEED_LABELS: Readonly<Record<LeadNeed, string>> = {
  EXPIRING: 'Expiring soon',
  REMINDED: 'Sent a reminder',
  REPLY: 'Needs your reply',
};

type Waiting = {
  status: InquiryStatus;
  expirationWarnings: number;
  nudgedAt: Date | null;
  lastMessageBy: 'COUPLE' | 'VENDOR';
};

/** The same as `leads_by_need` says of its row. It expires soon once the vendor was warned of it. */
export function leadNeedOf({
  status,
  expirationWarnings,
  nudgedAt,
  lastMessageBy,
}: Waiting): LeadNeed | null {
  if (status === 'READY' && expirationWarnings > 0) return 'EXPIRING';
  if (status === 'READY' && nudgedAt !== null) return 'REMINDED';
  return (status === 'READY' || status === 'CONNECTED') && lastMessageBy === 'COUPLE' ? 'REPLY' : null;
}
