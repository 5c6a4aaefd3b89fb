import { transact } from '#platform/database/transact.ts';
import { gatewayOf } from '#platform/payments/choose-payments.ts';
import { GatewayRefusal, GatewayUnavailable } from '#platform/payments/gateway-failures.ts';
import type { PaymentReading } from '#platform/payments/payment-gateway.port.ts';
import type { Closing } from '../rules/next-step.ts';
import { ASK_AGAIN_FOR_MS } from '../rules/payment-limits.ts';
import { applyReading, movePayment } from './apply-reading.ts';
import type { PaymentDeps } from './deps.ts';
import { findMethod } from './methods.store.ts';
import { customerOf } from './methods.ts';
import {
  type AttemptRow,
  changeAttempt,
  findAttempt,
  findPayment,
  listAttempts,
  lockPayment,
  type PaymentRow,
} from './store.ts';

export type PaymentProgress =
  /** The person goes to this address: to pay, or to answer their bank. */
  | { kind: 'page' | 'challenge'; url: string }
  | { kind: 'settled' | 'processing' | 'closed' }
  | { kind: 'declined'; code: string }
  /** The provider did not answer. It is asked again by a job, and the person may try as well. */
  | { kind: 'unanswered' };

/** A settled payment is looked at further: it may be refunded or disputed. The rest of these can only be paid late. */
const STAY_CLOSED = new Set(['ABANDONED']);

function returnUrlOf({ publicUrl }: PaymentDeps, { id, returnPath }: PaymentRow): string {
  const url = new URL(returnPath, publicUrl);
  url.searchParams.set('payment', id);
  return url.href;
}

/** Asks the provider for what the attempt says. The key is the attempt's own, however often and by whomever it is asked. */
async function callProvider(deps: PaymentDeps, payment: PaymentRow, attempt: AttemptRow): Promise<string> {
  const gateway = gatewayOf(deps.payments);
  const { id: paymentId, amountCents, currency, lines } = payment;
  const key = `pay_${paymentId}_${attempt.number}`;
  const returnUrl = returnUrlOf(deps, payment);
  const asked = { paymentId, attempt: attempt.number, amountCents, currency, returnUrl };
  if (attempt.way === 'PAGE') {
    const { savesMethod, pageExpiresAt: expiresAt } = attempt;
    const customerRef = savesMethod ? (await customerOf(deps, payment)).providerRef : null;
    const page = { lines, customerRef, savesMethod, cancelUrl: returnUrl, expiresAt };
    return (await gateway.openPage({ ...asked, ...page }, key)).ref;
  }
  const found = attempt.methodId ? await findMethod(deps.db, payment, attempt.methodId) : undefined;
  if (!found) throw new GatewayRefusal('method_missing');
  const { customerRef, method } = found;
  const isPersonThere = attempt.way === 'SAVED';
  const charge = { ...asked, customerRef, methodRef: method.providerRef, isPersonThere };
  return (await gateway.chargeSaved(charge, key)).ref;
}

/** Closes an attempt that the provider will never answer, or has refused. */
async function endUnasked(
  deps: PaymentDeps,
  { paymentId, number }: AttemptRow,
  { state, declineCode }: { state: 'FAILED' | 'ABANDONED'; declineCode: string },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const attempt = await findAttempt(tx, paymentId, number);
    if (!payment || attempt?.state !== 'ASKING') return;
    await changeAttempt(tx, attempt, { state, declineCode, endedAt: deps.clock.now() });
    if (number === payment.attempt) await movePayment(tx, deps, payment, { step: 'decline', declineCode });
  });
}

/** After this the provider's name for the attempt is in our books, or the attempt is over. */
async function askProvider(deps: PaymentDeps, payment: PaymentRow, attempt: AttemptRow): Promise<void> {
  const { db, clock } = deps;
  if (clock.now().getTime() - attempt.createdAt.getTime() > ASK_AGAIN_FOR_MS)
    return endUnasked(deps, attempt, { state: 'ABANDONED', declineCode: 'unanswered' });
  try {
    const providerRef = await callProvider(deps, payment, attempt);
    await transact(db, async (tx) => {
      await lockPayment(tx, payment.id);
      const now = await findAttempt(tx, payment.id, attempt.number);
      if (now?.state === 'ASKING') await changeAttempt(tx, now, { providerRef, state: 'OPEN' });
    });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    // Asked before in other words, by a process with another address: that may have charged, so it is no refusal. It waits for
    // one that asks the same, for the provider's books, or for its key to be forgotten.
    if (error.code === 'idempotency_error') return;
    await endUnasked(deps, attempt, { state: 'FAILED', declineCode: error.code });
  }
}

async function readAndApply(
  deps: PaymentDeps,
  { paymentId, number, providerRef }: AttemptRow,
  closing?: Closing,
): Promise<PaymentReading | undefined> {
  if (!providerRef) return undefined;
  const gateway = gatewayOf(deps.payments);
  if (closing) await gateway.expire(providerRef);
  const reading = await gateway.read(providerRef);
  await transact(deps.db, async (tx) => {
    for (let hasMore = true; hasMore; ) {
      const payment = await lockPayment(tx, paymentId);
      const attempt = await findAttempt(tx, paymentId, number);
      if (!payment || !attempt) return;
      hasMore = await applyReading(tx, deps, { payment, attempt, reading }, closing);
    }
    await changeAttempt(tx, { paymentId, number }, { readAt: deps.clock.now() });
  });
  return reading;
}

/**
 * The one way in which news of a payment reach our books, whoever brings them: an event, a browser that comes back, a job. What
 * was asked for and not answered is asked again with its key; then it is read; then it is applied under the payment's lock.
 */
export async function refreshPayment(
  deps: PaymentDeps,
  paymentId: string,
  closing?: Closing,
): Promise<PaymentReading | undefined> {
  const payment = await findPayment(deps.db, paymentId);
  // Another provider's payments wait until that one is back.
  if (payment?.provider !== gatewayOf(deps.payments).name) return undefined;
  for (const attempt of await listAttempts(deps.db, paymentId))
    if (attempt.state === 'ASKING') await askProvider(deps, payment, attempt);
  let latest: PaymentReading | undefined;
  for (const attempt of await listAttempts(deps.db, paymentId)) {
    if (STAY_CLOSED.has(attempt.state)) continue;
    const reading = await readAndApply(deps, attempt, closing);
    if (attempt.number === payment.attempt) latest = reading;
  }
  const after = closing ?? (await closedAs(deps, paymentId, latest));
  if (!closing && after) return refreshPayment(deps, paymentId, after);
  return latest;
}

/** A page that was opened while its payment was being closed is closed as well. */
async function closedAs(
  { db }: PaymentDeps,
  paymentId: string,
  reading: PaymentReading | undefined,
): Promise<Closing | undefined> {
  if (reading?.state !== 'OPEN' && reading?.state !== 'CHALLENGED') return undefined;
  const payment = await findPayment(db, paymentId);
  if (payment?.state === 'CANCELED') return 'cancel';
  return payment?.state === 'EXPIRED' ? 'expire' : undefined;
}

function progressOf(payment: PaymentRow, reading: PaymentReading | undefined): PaymentProgress {
  switch (payment.state) {
    case 'OPEN':
      return reading?.url ? { kind: 'page', url: reading.url } : { kind: 'processing' };
    case 'CHALLENGED':
      return reading?.url ? { kind: 'challenge', url: reading.url } : { kind: 'processing' };
    case 'PROCESSING':
      return { kind: 'processing' };
    case 'FAILED':
      return { kind: 'declined', code: payment.declineCode ?? 'generic_decline' };
    case 'EXPIRED':
    case 'CANCELED':
      return { kind: 'closed' };
    default:
      return { kind: 'settled' };
  }
}

/** Where a payment stands now, and where the person goes next. Asks the provider, so never inside a transaction. */
export async function continuePayment(deps: PaymentDeps, paymentId: string): Promise<PaymentProgress> {
  try {
    const reading = await refreshPayment(deps, paymentId);
    const payment = await findPayment(deps.db, paymentId);
    if (!payment) throw new Error('There is no such payment.');
    return progressOf(payment, reading);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { kind: 'unanswered' };
    throw error;
  }
}
