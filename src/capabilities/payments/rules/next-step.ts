import type { PaymentReading } from '#platform/payments/payment-gateway.port.ts';
import type { AttemptState, AttemptStep } from './attempt-states.ts';
import type { PaymentState, PaymentStep } from './payment-states.ts';

export type Standing = {
  state: PaymentState;
  attempt: number;
  settledAttempt: number | null;
  amountCents: number;
  currency: string;
  refundedCents: number;
};

export type AttemptStanding = { number: number; state: AttemptState };

export type Step =
  | { kind: 'NOTHING' }
  | { kind: 'SETTLE'; isLate: boolean }
  /** Somebody paid a second time. */
  | { kind: 'DOUBLE' }
  /** Something other than we asked for was paid; a person has to look. */
  | { kind: 'DIFFERENCE' }
  | { kind: 'DISPUTE'; step: PaymentStep }
  | { kind: 'MOVE'; attemptStep: AttemptStep; step: PaymentStep };

/** Why an open payment is being closed, where somebody closes it. */
export type Closing = 'expire' | 'cancel';

const NOTHING: Step = { kind: 'NOTHING' };

function disputeStep(payment: Standing, { dispute }: PaymentReading): Step {
  const { state, amountCents, refundedCents } = payment;
  if (state === 'DISPUTED') {
    if (dispute === 'LOST') return { kind: 'DISPUTE', step: 'lose' };
    if (dispute === 'OPEN') return NOTHING;
    if (refundedCents === 0) return { kind: 'DISPUTE', step: 'win' };
    return { kind: 'DISPUTE', step: refundedCents < amountCents ? 'winPart' : 'winRefunded' };
  }
  const canBegin = state === 'SUCCEEDED' || state === 'PARTLY_REFUNDED';
  // One that was lost before we heard of it begins here all the same, and is lost in the next step.
  const hasBegun = dispute === 'OPEN' || dispute === 'LOST';
  return canBegin && hasBegun ? { kind: 'DISPUTE', step: 'dispute' } : NOTHING;
}

function moneyStep(payment: Standing, attempt: AttemptStanding, reading: PaymentReading): Step {
  if (attempt.state === 'SUCCEEDED')
    return attempt.number === payment.settledAttempt ? disputeStep(payment, reading) : NOTHING;
  if (reading.amountCents !== payment.amountCents || reading.currency !== payment.currency)
    return { kind: 'DIFFERENCE' };
  if (payment.settledAttempt !== null) return { kind: 'DOUBLE' };
  return { kind: 'SETTLE', isLate: payment.state === 'EXPIRED' || payment.state === 'CANCELED' };
}

/**
 * What a look at the provider's books means for a payment as it stands in ours. The same look twice means nothing the second
 * time, so it does not matter how often or in which order we are told to look.
 */
export function nextStep(
  payment: Standing,
  attempt: AttemptStanding,
  reading: PaymentReading,
  closing: Closing = 'expire',
): Step {
  switch (reading.state) {
    case 'SUCCEEDED':
      return moneyStep(payment, attempt, reading);
    case 'PROCESSING':
      return { kind: 'MOVE', attemptStep: 'pay', step: 'pay' };
    case 'CHALLENGED':
      return { kind: 'MOVE', attemptStep: 'challenge', step: 'challenge' };
    case 'FAILED':
      return { kind: 'MOVE', attemptStep: 'decline', step: 'decline' };
    case 'EXPIRED':
    case 'CANCELED':
      return { kind: 'MOVE', attemptStep: 'close', step: closing };
    case 'OPEN':
      return NOTHING;
  }
}
