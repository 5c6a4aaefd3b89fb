import type { CloseEventType } from '#capabilities/inquiries/rules/inquiry-states.ts';
import type { BadgeVariant } from '#ui/badge.tsx';
import type { Lead } from '../../contract/leads.contract.ts';

const ENDED: Readonly<Record<CloseEventType, string>> = {
  DECLINE: 'Declined',
  CANCEL: 'Closed',
  EXPIRATION: 'Expired',
  DISMISS: 'Closed',
};

/** How a lead stands, in a word; nothing while it waits for its first answer. */
export function leadStatus({
  status,
  closeEventType,
  booking,
}: Pick<Lead, 'status' | 'closeEventType' | 'booking'>):
  | { label: string; variant: BadgeVariant }
  | undefined {
  if (status === 'CONNECTED') return { label: 'Connected', variant: 'cove' };
  if (status === 'BOOKED') {
    return booking?.confirmedAt === null
      ? { label: 'Booked, not confirmed', variant: 'gold' }
      : { label: 'Booked', variant: 'green' };
  }
  if (status === 'CLOSED') return { label: ENDED[closeEventType ?? 'CANCEL'], variant: 'gray' };
  return undefined;
}
