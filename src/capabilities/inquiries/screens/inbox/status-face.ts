import { CONFIRM_EMAIL } from '#app/rules/unconfirmed-email.ts';
import type { BadgeVariant } from '#ui/badge.tsx';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import type { CloseEventType } from '../../rules/inquiry-states.ts';

export type StatusFace = { label: string; variant: BadgeVariant };

const CLOSED: Readonly<Record<CloseEventType, string>> = {
  DECLINE: 'Declined',
  CANCEL: 'Closed',
  EXPIRATION: 'Expired',
  DISMISS: 'Closed',
};

type Standing = Pick<Inquiry, 'status' | 'closeEventType' | 'isWaitingForEmail' | 'lastMessage'>;

/** How an inquiry stands, in the couple's words. */
export function statusFace({ status, closeEventType, isWaitingForEmail, lastMessage }: Standing): StatusFace {
  switch (status) {
    case 'PENDING':
      return isWaitingForEmail
        ? { label: CONFIRM_EMAIL, variant: 'gold' }
        : { label: 'Being checked', variant: 'gold' };
    case 'NEW':
      return { label: 'On its way', variant: 'sky' };
    case 'READY':
      return { label: 'Sent', variant: 'bay' };
    case 'CONNECTED':
      return lastMessage.by === 'VENDOR'
        ? { label: 'Your turn', variant: 'wine' }
        : { label: 'In contact', variant: 'cove' };
    case 'BOOKED':
      return { label: 'Booked', variant: 'green' };
    case 'CLOSED':
      return { label: CLOSED[closeEventType ?? 'CANCEL'], variant: 'gray' };
  }
}
