import type { CalendarDate } from '#base/calendar-date.ts';
import { gatewayOf } from '#platform/payments/choose-payments.ts';
import type { Movement } from '#platform/payments/payment-gateway.port.ts';
import { refreshPayment } from './continue-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { refreshRefunds } from './send-refund.ts';
import {
  findAttempt,
  findPayment,
  findPaymentIdByRef,
  insertDifference,
  listAttempts,
  listSettled,
} from './store.ts';

const DAY_MS = 86_400_000;

type Found = Parameters<typeof insertDifference>[1];
type Difference = Pick<Found, 'kind' | 'providerRef' | 'expectedCents' | 'foundCents'> & {
  paymentId?: string | undefined;
  foundCurrency?: string;
};

async function ownPayment({ db }: PaymentDeps, movement: Movement, provider: string) {
  const byRef = movement.chargeRef && (await findPaymentIdByRef(db, provider, movement.chargeRef));
  const paymentId = byRef || movement.paymentId;
  return paymentId ? findPayment(db, paymentId) : undefined;
}

/** Whether our books have this charge, after a look at the provider where they had not. */
async function knowsCharge(deps: PaymentDeps, paymentId: string, chargeRef: string | null): Promise<boolean> {
  const isKnown = async () => {
    const attempts = await listAttempts(deps.db, paymentId);
    return attempts.some((attempt) => attempt.state === 'SUCCEEDED' && attempt.chargeRef === chargeRef);
  };
  if (await isKnown()) return true;
  await refreshPayment(deps, paymentId);
  return isKnown();
}

async function checkCharge(
  deps: PaymentDeps,
  provider: string,
  movement: Movement,
): Promise<Difference | undefined> {
  const payment = await ownPayment(deps, movement, provider);
  const { ref, chargeRef, amountCents: foundCents, currency: foundCurrency } = movement;
  const found = { providerRef: chargeRef ?? ref, foundCents, foundCurrency };
  const unknown = { kind: 'UNKNOWN_CHARGE', expectedCents: 0, paymentId: payment?.id, ...found } as const;
  if (!payment) return unknown;
  if (!(await knowsCharge(deps, payment.id, chargeRef))) {
    // One of another amount is noted already, by whoever read it.
    return payment.amountCents === foundCents ? unknown : undefined;
  }
  if (payment.amountCents === foundCents) return undefined;
  return { kind: 'AMOUNT', expectedCents: payment.amountCents, paymentId: payment.id, ...found };
}

async function checkRefund(
  deps: PaymentDeps,
  provider: string,
  movement: Movement,
): Promise<Difference | undefined> {
  const known = await ownPayment(deps, movement, provider);
  if (!known) return undefined;
  await refreshRefunds(deps, known.id);
  const payment = await findPayment(deps.db, known.id);
  const attempt = payment?.settledAttempt
    ? await findAttempt(deps.db, payment.id, payment.settledAttempt)
    : undefined;
  if (!payment || !attempt?.providerRef || attempt.chargeRef !== movement.chargeRef) return undefined;
  const { refundedCents: foundCents } = await gatewayOf(deps.payments).read(attempt.providerRef);
  if (foundCents === payment.refundedCents) return undefined;
  const providerRef = movement.ref;
  return {
    kind: 'REFUNDED',
    providerRef,
    paymentId: payment.id,
    expectedCents: payment.refundedCents,
    foundCents,
  };
}

/** What our books say was paid that day and the provider's do not have, that day or any other. */
async function missingCharges(
  deps: PaymentDeps,
  provider: string,
  { from, movements }: { from: Date; movements: readonly Movement[] },
): Promise<Difference[]> {
  const charged = new Set(movements.map(({ chargeRef }) => chargeRef));
  const range = { from, to: new Date(from.getTime() + DAY_MS) };
  const missing: Difference[] = [];
  for (const { id, amountCents, chargeRef, providerRef } of await listSettled(deps.db, provider, range)) {
    if (charged.has(chargeRef)) continue;
    // Heard of on another day than it was paid on.
    const reading = await gatewayOf(deps.payments).read(providerRef ?? '');
    if (reading.state === 'SUCCEEDED' && reading.amountCents === amountCents) continue;
    const found = { providerRef: chargeRef ?? id, expectedCents: amountCents, foundCents: 0 };
    missing.push({ kind: 'MISSING_CHARGE', paymentId: id, ...found });
  }
  return missing;
}

/**
 * Holds a day of the provider's books against ours. What was paid without our hearing of it is settled here; what cannot be
 * explained is noted for a person. Gives back how many such notes are new.
 */
export async function reconcileDay(deps: PaymentDeps, day: CalendarDate): Promise<number> {
  const gateway = gatewayOf(deps.payments);
  const from = new Date(`${day}T00:00:00Z`);
  const movements = await gateway.listMovements(day);
  const differences: Difference[] = [];
  for (const movement of movements) {
    const check =
      movement.kind === 'CHARGE' ? checkCharge : movement.kind === 'REFUND' ? checkRefund : undefined;
    const difference = await check?.(deps, gateway.name, movement);
    if (difference) differences.push(difference);
    if (movement.kind === 'DISPUTE') {
      const payment = await ownPayment(deps, movement, gateway.name);
      if (payment) await refreshPayment(deps, payment.id);
    }
  }
  differences.push(...(await missingCharges(deps, gateway.name, { from, movements })));
  let isNew = 0;
  for (const { foundCurrency = 'USD', ...difference } of differences) {
    const row = { id: deps.clock.uuid(), provider: gateway.name, day, foundCurrency, ...difference };
    if (await insertDifference(deps.db, { ...row, createdAt: deps.clock.now() })) isNew += 1;
  }
  return isNew;
}
