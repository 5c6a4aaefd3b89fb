import type { PaymentReading, ReadState, RefundReading, SavedMethod } from '../payment-gateway.port.ts';
import { sandboxAddress } from './sandbox-address.ts';
import { last4Of, sandboxCard } from './sandbox-cards.data.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import type { MethodRow, PaymentRow, RefundRow } from './store.ts';

/** What the time of day makes of what is written. */
export function stateNow({ state, paidAt, expiresAt }: PaymentRow, now: Date): ReadState {
  if (state === 'PAID') return paidAt && paidAt > now ? 'PROCESSING' : 'SUCCEEDED';
  const isOpen = state === 'OPEN' || state === 'CHALLENGED';
  return isOpen && expiresAt && expiresAt <= now ? 'EXPIRED' : state;
}

/** 2.9 % and 30 cents, as is usual. */
export function feeOf(amountCents: number): number {
  return Math.round((amountCents * 29) / 1000) + 30;
}

function disputeNow({ disputedAt, disputeResult }: PaymentRow, now: Date): PaymentReading['dispute'] {
  if (!disputedAt || disputedAt > now) return 'NONE';
  return disputeResult ?? 'OPEN';
}

function presentCard(key: MethodRow['card']) {
  const card = sandboxCard(key);
  return { brand: card.brand, last4: last4Of(card) };
}

export function presentMethod({ ref, card, expMonth, expYear }: MethodRow): SavedMethod {
  return { ref, ...presentCard(card), expMonth, expYear };
}

export function presentPayment(
  parts: SandboxParts,
  row: PaymentRow,
  { method, refundedCents }: { method: MethodRow | undefined; refundedCents: number },
): PaymentReading {
  const now = parts.clock.now();
  const state = stateNow(row, now);
  const isPaid = state === 'SUCCEEDED';
  const hasPage = state === 'CHALLENGED' || (state === 'OPEN' && row.kind !== 'CHARGE');
  return {
    ref: row.ref,
    state,
    chargeRef: row.state === 'PAID' ? row.ref : null,
    url: hasPage ? sandboxAddress(parts, row.ref) : null,
    amountCents: row.amountCents,
    currency: row.currency,
    feeCents: isPaid ? feeOf(row.amountCents) : null,
    declineCode: row.declineCode,
    refundedCents,
    dispute: disputeNow(row, now),
    method: method ? presentMethod(method) : null,
    card: row.state === 'PAID' && row.card ? presentCard(row.card) : null,
  };
}

export function presentRefund({ ref, amountCents, failsAt }: RefundRow, now: Date): RefundReading {
  const hasFailed = failsAt !== null && failsAt <= now;
  return {
    ref,
    state: hasFailed ? 'FAILED' : 'SUCCEEDED',
    amountCents,
    failureCode: hasFailed ? 'expired_or_canceled_card' : null,
  };
}
