import { defineEvent } from '#platform/events/events.ts';
import type { OwnerKind, PaymentPurpose } from './rules/payment-limits.ts';

type About = {
  paymentId: string;
  purpose: PaymentPurpose;
  subjectId: string;
  ownerKind: OwnerKind;
  ownerId: string;
};

/** Money came in. What was bought is delivered unless the payment was closed meanwhile and is to go back by itself. */
export const paymentSettled = defineEvent<
  About & {
    amountCents: number;
    taxCents: number;
    feeCents: number | null;
    isLate: boolean;
    isToBeDelivered: boolean;
    /** What it was paid with, as people recognise it. */
    card: { brand: string; last4: string } | null;
  }
>('payment.settled');

/** A card was declined, or the bank said no; another try may follow. */
export const paymentFailed = defineEvent<About & { declineCode: string }>('payment.failed');

/** Nobody will pay any more: time ran out, or it was called off. What was held for it can be let go. */
export const paymentClosed = defineEvent<About & { state: 'EXPIRED' | 'CANCELED' }>('payment.closed');

/** Part or all went back. */
export const paymentRefunded = defineEvent<
  About & { refundId: string; amountCents: number; refundedCents: number }
>('payment.refunded');

/** A refund that was told of did not arrive after all. */
export const paymentRefundFailed = defineEvent<
  About & { refundId: string; amountCents: number; refundedCents: number }
>('payment.refund_failed');

export const paymentDisputed = defineEvent<
  About & { amountCents: number; outcome: 'OPENED' | 'WON' | 'LOST' }
>('payment.disputed');
