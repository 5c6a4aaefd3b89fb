import { calendarDateOf } from '#base/calendar-date.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PaymentReading } from '#platform/payments/payment-gateway.port.ts';
import { paymentClosed, paymentDisputed, paymentFailed, paymentSettled } from '../events.ts';
import { attemptStates } from '../rules/attempt-states.ts';
import { type Closing, nextStep, type Step } from '../rules/next-step.ts';
import { type PaymentStep, paymentStates } from '../rules/payment-states.ts';
import { aboutPayment } from './about-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { findCustomer } from './methods.store.ts';
import { noteMethod } from './methods.ts';
import { queueRefund } from './queue-refund.ts';
import { type AttemptRow, changeAttempt, changePayment, insertDifference, type PaymentRow } from './store.ts';

type Applying = Pick<PaymentDeps, 'clock' | 'events'>;
type Found = { payment: PaymentRow; attempt: AttemptRow; reading: PaymentReading };

const OUTCOMES = { dispute: 'OPENED', lose: 'LOST' } as const;

async function keepCard(tx: Tx, deps: Applying, { payment, reading }: Found): Promise<string | undefined> {
  const customer = reading.method && (await findCustomer(tx, payment.provider, payment));
  return customer && reading.method ? noteMethod(tx, deps, customer, reading.method) : undefined;
}

async function settle(tx: Tx, deps: Applying, found: Found, isLate: boolean): Promise<void> {
  const { payment, attempt, reading } = found;
  const now = deps.clock.now();
  const { feeCents, chargeRef } = reading;
  const methodId = (await keepCard(tx, deps, found)) ?? attempt.methodId;
  await changeAttempt(tx, attempt, { state: 'SUCCEEDED', chargeRef, declineCode: null, endedAt: now });
  await changePayment(tx, payment.id, {
    state: 'SUCCEEDED',
    settledAttempt: attempt.number,
    providerRef: attempt.providerRef,
    succeededAt: now,
    declineCode: null,
    feeCents,
    methodId,
  });
  const { amountCents, taxCents, lateSettlement } = payment;
  const isToBeDelivered = !(isLate && lateSettlement === 'REFUND');
  const told = { amountCents, taxCents, feeCents, isLate, isToBeDelivered, card: reading.card };
  await deps.events.emit(tx, paymentSettled, { ...aboutPayment(payment), ...told });
  if (!isToBeDelivered) await queueRefund(tx, deps, { payment, attempt, amountCents, reason: 'LATE' });
}

async function giveBackDouble(tx: Tx, deps: Applying, { payment, attempt, reading }: Found): Promise<void> {
  const { amountCents, chargeRef } = reading;
  await changeAttempt(tx, attempt, { state: 'SUCCEEDED', chargeRef, endedAt: deps.clock.now() });
  await queueRefund(tx, deps, { payment, attempt, amountCents, reason: 'DOUBLE' });
}

async function noteDifference(tx: Tx, { clock }: Applying, found: Found): Promise<void> {
  const { payment, attempt, reading } = found;
  const now = clock.now();
  await insertDifference(tx, {
    id: clock.uuid(),
    provider: payment.provider,
    day: calendarDateOf(now),
    providerRef: attempt.providerRef ?? reading.ref,
    kind: 'AMOUNT',
    paymentId: payment.id,
    expectedCents: payment.amountCents,
    foundCents: reading.amountCents,
    foundCurrency: reading.currency,
    createdAt: now,
  });
}

async function dispute(tx: Tx, { events }: Applying, { payment }: Found, step: PaymentStep): Promise<void> {
  const state = paymentStates.next(payment.state, step);
  if (!state) return;
  await changePayment(tx, payment.id, { state });
  const outcome = step === 'dispute' || step === 'lose' ? OUTCOMES[step] : 'WON';
  const { amountCents, refundedCents } = payment;
  const disputed = { amountCents: amountCents - refundedCents, outcome } as const;
  await events.emit(tx, paymentDisputed, { ...aboutPayment(payment), ...disputed });
}

/** A step of the payment itself, told to whoever waits for it. */
export async function movePayment(
  tx: Tx,
  { events }: Pick<PaymentDeps, 'events'>,
  payment: PaymentRow,
  { step, declineCode = null }: { step: PaymentStep; declineCode?: string | null },
): Promise<void> {
  const state = paymentStates.next(payment.state, step);
  if (!state) return;
  await changePayment(tx, payment.id, { state, declineCode });
  const about = aboutPayment(payment);
  if (state === 'EXPIRED' || state === 'CANCELED') await events.emit(tx, paymentClosed, { ...about, state });
  if (state === 'FAILED')
    await events.emit(tx, paymentFailed, { ...about, declineCode: declineCode ?? 'generic_decline' });
}

async function move(
  tx: Tx,
  deps: Applying,
  { payment, attempt, reading }: Found,
  { attemptStep, step }: Extract<Step, { kind: 'MOVE' }>,
): Promise<void> {
  const state = attemptStates.next(attempt.state, attemptStep);
  if (!state) return;
  const hasEnded = state === 'FAILED' || state === 'CLOSED';
  const { declineCode } = reading;
  await changeAttempt(tx, attempt, { state, declineCode, ...(hasEnded && { endedAt: deps.clock.now() }) });
  // What becomes of an older try says nothing about the payment.
  if (attempt.number === payment.attempt) await movePayment(tx, deps, payment, { step, declineCode });
}

/** Brings our books to what was read, under the payment's lock. True where there may be more to do. */
export async function applyReading(
  tx: Tx,
  deps: Applying,
  found: Found,
  closing?: Closing,
): Promise<boolean> {
  const step = nextStep(found.payment, found.attempt, found.reading, closing);
  switch (step.kind) {
    case 'SETTLE':
      await settle(tx, deps, found, step.isLate);
      return true;
    case 'DOUBLE':
      await giveBackDouble(tx, deps, found);
      return false;
    case 'DIFFERENCE':
      await noteDifference(tx, deps, found);
      return false;
    case 'DISPUTE':
      await dispute(tx, deps, found, step.step);
      return true;
    case 'MOVE':
      await move(tx, deps, found, step);
      return false;
    case 'NOTHING':
      return false;
  }
}
