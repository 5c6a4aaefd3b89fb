import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { gatewayOf } from '#platform/payments/choose-payments.ts';
import type { PageLine } from '#platform/payments/payment-gateway.port.ts';
import {
  isPayableCents,
  type LateSettlement,
  LONGEST_PAGE_MS,
  type PaymentPurpose,
  type PaymentWay,
  SHORTEST_PAGE_MS,
} from '../rules/payment-limits.ts';
import type { PaymentDeps } from './deps.ts';
import { findMethod, type Owner } from './methods.store.ts';
import { findPaymentByKey, insertAttempt, insertPayment, type PaymentRow } from './store.ts';

export type Way =
  | { way: 'PAGE'; savesMethod: boolean }
  | { way: Exclude<PaymentWay, 'PAGE'>; methodId: string };

export type PaymentOrder = Owner & {
  purpose: PaymentPurpose;
  subjectId: string;
  lines: readonly PageLine[];
  taxCents: number;
  /** Where the person comes back to; the payment's id is added as `payment`. */
  returnPath: string;
  /** How long it may be paid: half an hour at least, since a provider's page lives so long. */
  expiresAt: Date;
  lateSettlement: LateSettlement;
  /** Names the wish to pay: the same one twice is one payment. */
  idempotencyKey: string;
} & Way;

type Opening = Pick<PaymentDeps, 'clock' | 'payments'>;

/** What an attempt is asked with is written down before anybody is asked, so that asking again asks the same. */
export async function beginAttempt(
  tx: Tx,
  { clock }: Pick<PaymentDeps, 'clock'>,
  payment: Pick<PaymentRow, 'id' | 'provider' | 'expiresAt'>,
  { number, way }: { number: number; way: Way },
): Promise<void> {
  const now = clock.now();
  const earliest = now.getTime() + SHORTEST_PAGE_MS;
  const latest = now.getTime() + LONGEST_PAGE_MS;
  await insertAttempt(tx, {
    paymentId: payment.id,
    number,
    way: way.way,
    savesMethod: way.way === 'PAGE' && way.savesMethod,
    methodId: way.way === 'PAGE' ? null : way.methodId,
    provider: payment.provider,
    state: 'ASKING',
    pageExpiresAt: new Date(Math.min(Math.max(payment.expiresAt.getTime(), earliest), latest)),
    createdAt: now,
  });
}

export async function isUsable(tx: Tx, owner: Owner, way: Way): Promise<boolean> {
  if (way.way === 'PAGE') return true;
  return (await findMethod(tx, owner, way.methodId))?.method.state === 'USABLE';
}

export function methodMissing() {
  return fail('payment.method_missing', 'This card is no longer saved. Choose another one.');
}

function isSame(payment: PaymentRow, { purpose, subjectId, ownerId }: PaymentOrder, amountCents: number) {
  const isSameThing = payment.purpose === purpose && payment.subjectId === subjectId;
  return isSameThing && payment.ownerId === ownerId && payment.amountCents === amountCents;
}

/**
 * Writes down that somebody is to pay, in the transaction of whoever sells. No provider is asked here: `continuePayment`
 * does that once the transaction is committed, and a job does where nobody got so far.
 */
export async function openPayment(
  tx: Tx,
  deps: Opening,
  order: PaymentOrder,
): Promise<Result<{ paymentId: string }>> {
  const { clock, payments } = deps;
  const { lines, taxCents, ownerKind, ownerId, purpose, subjectId, returnPath, lateSettlement } = order;
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const areLinesSound = lines.every(({ amountCents: cents }) => Number.isSafeInteger(cents) && cents >= 0);
  if (!areLinesSound || !isPayableCents(amountCents) || !(taxCents >= 0 && taxCents <= amountCents))
    return fail('payment.wrong_amount', 'This amount cannot be paid here.');
  if (!(await isUsable(tx, order, order))) return methodMissing();
  const payment = await insertPayment(tx, {
    id: clock.uuid(),
    ownerKind,
    ownerId,
    purpose,
    subjectId,
    amountCents,
    taxCents,
    currency: 'USD',
    lines: [...lines],
    returnPath,
    state: 'OPEN',
    attempt: 1,
    provider: gatewayOf(payments).name,
    expiresAt: order.expiresAt,
    lateSettlement,
    idempotencyKey: order.idempotencyKey,
    createdAt: clock.now(),
  });
  if (payment) {
    await beginAttempt(tx, deps, payment, { number: 1, way: order });
    return ok({ paymentId: payment.id });
  }
  const earlier = await findPaymentByKey(tx, order.idempotencyKey);
  if (!earlier || !isSame(earlier, order, amountCents))
    return fail('payment.key_reused', 'This was sent before with something else in it. Reload the page.');
  return ok({ paymentId: earlier.id });
}
