import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { gatewayOf } from '#platform/payments/choose-payments.ts';
import { GatewayRefusal } from '#platform/payments/gateway-failures.ts';
import type { RefundReading } from '#platform/payments/payment-gateway.port.ts';
import { paymentRefunded, paymentRefundFailed } from '../events.ts';
import { ASK_AGAIN_FOR_MS } from '../rules/payment-limits.ts';
import { type PaymentStep, paymentStates } from '../rules/payment-states.ts';
import { MOST_REFUND_TRIES, refundAgainAfterMs, refundStates } from '../rules/refund-states.ts';
import { aboutPayment } from './about-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { changeRefund, findRefund, listRefunds, type RefundRow } from './refunds.store.ts';
import { changePayment, findAttempt, lockPayment, type PaymentRow } from './store.ts';

type Answer = Pick<RefundReading, 'state' | 'failureCode'> & { ref?: string };

function stepFor(refundedCents: number, amountCents: number): PaymentStep {
  if (refundedCents === 0) return 'refundNone';
  return refundedCents < amountCents ? 'refundPart' : 'refundRest';
}

/** What has gone back by now, and the state that follows. A dispute stays one whatever goes back meanwhile. */
async function countRefunds(tx: Tx, payment: PaymentRow): Promise<number> {
  const refunds = await listRefunds(tx, payment.id);
  const done = refunds.filter(
    ({ attempt, state }) => attempt === payment.settledAttempt && state === 'SUCCEEDED',
  );
  const refundedCents = done.reduce((sum, refund) => sum + refund.amountCents, 0);
  const state = paymentStates.next(payment.state, stepFor(refundedCents, payment.amountCents));
  await changePayment(tx, payment.id, { refundedCents, state: state ?? payment.state });
  return refundedCents;
}

/** Brings our books to what the provider says of a refund, under the payment's lock. */
async function applyAnswer(tx: Tx, deps: PaymentDeps, refundId: string, answer: Answer): Promise<void> {
  const known = await findRefund(tx, refundId);
  const payment = known && (await lockPayment(tx, known.paymentId));
  const refund = await findRefund(tx, refundId);
  if (!payment || !refund) return;
  const { amountCents, attempt, tries } = refund;
  const ref = answer.ref ? { providerRef: answer.ref } : {};
  const event = answer.state === 'FAILED' ? 'fail' : answer.state === 'SUCCEEDED' ? 'succeed' : undefined;
  const state = event && refundStates.next(refund.state, event);
  if (!state) return changeRefundRef(tx, refund, ref);
  const isSuccess = state === 'SUCCEEDED';
  const after =
    isSuccess || tries < MOST_REFUND_TRIES ? state : (refundStates.next(state, 'giveUp') ?? state);
  const settledAt = isSuccess ? deps.clock.now() : null;
  await changeRefund(tx, refundId, { ...ref, state: after, failureCode: answer.failureCode, settledAt });
  if (attempt !== payment.settledAttempt || (!isSuccess && refund.state !== 'SUCCEEDED')) return;
  const refundedCents = await countRefunds(tx, payment);
  const told = { ...aboutPayment(payment), refundId, amountCents, refundedCents };
  await deps.events.emit(tx, isSuccess ? paymentRefunded : paymentRefundFailed, told);
}

async function changeRefundRef(tx: Tx, { id }: RefundRow, ref: { providerRef?: string }): Promise<void> {
  if (ref.providerRef) await changeRefund(tx, id, ref);
}

type Sending = { refund: RefundRow; chargeRef: string };

/** The first of three steps: what is about to be sent is written down, with the number of the try that its key is made of. */
async function beginSending(deps: PaymentDeps, refundId: string): Promise<Sending | undefined> {
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const known = await findRefund(tx, refundId);
    if (!known) return undefined;
    await lockPayment(tx, known.paymentId);
    const refund = await findRefund(tx, refundId);
    const attempt = refund && (await findAttempt(tx, refund.paymentId, refund.attempt));
    if (!refund || !attempt?.chargeRef || !refundStates.can(refund.state, 'send')) return undefined;
    const waitedMs = now.getTime() - (refund.triedAt?.getTime() ?? 0);
    const { chargeRef } = attempt;
    if (refund.state === 'SENT') {
      if (refund.providerRef) return undefined;
      if (waitedMs <= ASK_AGAIN_FOR_MS) return { refund, chargeRef };
      // Nobody knows whether it went out, and the key is forgotten: a new one could pay twice.
      await changeRefund(tx, refundId, { state: 'BY_HAND', failureCode: 'unanswered' });
      return undefined;
    }
    if (refund.state === 'FAILED' && waitedMs < refundAgainAfterMs(refund.tries)) return undefined;
    const tries = refund.tries + 1;
    const begun = { state: 'SENT', tries, triedAt: now, providerRef: null } as const;
    await changeRefund(tx, refundId, begun);
    return { refund: { ...refund, ...begun }, chargeRef };
  });
}

/** Sends a refund whose turn it is; the same try has the same key, so it bears repetition. */
export async function sendRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const sending = await beginSending(deps, refundId);
  if (!sending) return;
  const { refund, chargeRef } = sending;
  const request = { refundId, chargeRef, amountCents: refund.amountCents };
  const answer = await gatewayOf(deps.payments)
    .refund(request, `refund_${refundId}_${refund.tries}`)
    .catch((error: unknown): Answer => {
      if (error instanceof GatewayRefusal) return { state: 'FAILED', failureCode: error.code };
      throw error;
    });
  await transact(deps.db, (tx) => applyAnswer(tx, deps, refundId, answer));
}

/** Reads what became of a payment's refunds. One that seemed done can have failed since. */
export async function refreshRefunds(deps: PaymentDeps, paymentId: string): Promise<void> {
  const gateway = gatewayOf(deps.payments);
  for (const { id, state, providerRef } of await listRefunds(deps.db, paymentId)) {
    if (state === 'REQUESTED' || (state === 'SENT' && !providerRef)) await sendRefund(deps, id);
    else if (providerRef && (state === 'SENT' || state === 'SUCCEEDED')) {
      const { ref, ...answer } = await gateway.readRefund(providerRef);
      await transact(deps.db, (tx) => applyAnswer(tx, deps, id, answer));
    }
  }
}
