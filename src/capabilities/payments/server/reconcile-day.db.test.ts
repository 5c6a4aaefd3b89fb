import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { reconcileDay } from './reconcile-day.ts';

const DAY = 86_400_000;

let world: PaymentWorld;
beforeEach(async () => {
  world = await openPaymentWorld();
  // Early in a day, so that all of a test is on it.
  world.clock.advanceToWindow(DAY);
});
afterEach(() => world.close());

const today = (): CalendarDate => calendarDateOf(world.clock.now());
async function differences() {
  const { rows } = await world.db.$client.query(
    'select kind, payment_id, expected_cents, found_cents from provider_differences order by created_at',
  );
  return rows;
}

describe('a day of the provider’s books', () => {
  it('agrees with ours', async () => {
    const paymentId = await world.paid();
    await world.refund(paymentId, 800);
    await world.paid({}, 'refund_fails');
    await world.runJobs();
    expect(await reconcileDay(world.deps, today())).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('has a payment that nobody told us of: it is settled now', async () => {
    const paymentId = await world.open();
    await world.payAt(await world.pageOf(paymentId));
    const day = today();
    world.clock.advance(DAY);
    await world.runTask('payments.reconcile');
    expect(await world.payment(paymentId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(world.toldOf(paymentId)).toEqual(['payment.settled']);
    expect(await reconcileDay(world.deps, day)).toBe(0);
    expect(await reconcileDay(world.deps, today())).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('has a charge of which we know nothing: it is noted once', async () => {
    await world.gateway
      .openPage(
        {
          paymentId: world.clock.uuid(),
          attempt: 1,
          amountCents: 700,
          currency: 'USD',
          lines: [{ name: 'x', amountCents: 700 }],
          customerRef: null,
          savesMethod: false,
          returnUrl: 'http://localhost:3000',
          cancelUrl: 'http://localhost:3000',
          expiresAt: new Date(world.clock.now().getTime() + 3_600_000),
        },
        'planted',
      )
      .then(({ url }) => world.payAt(url.split('/').at(-1) ?? ''));
    expect(await reconcileDay(world.deps, today())).toBe(1);
    expect(await reconcileDay(world.deps, today())).toBe(0);
    expect(await differences()).toEqual([
      { kind: 'UNKNOWN_CHARGE', payment_id: null, expected_cents: 0, found_cents: 700 },
    ]);
  });

  it('has another amount than ours', async () => {
    const paymentId = await world.paid();
    await world.db.$client.query('update sandbox_payments set amount_cents = 9000');
    expect(await reconcileDay(world.deps, today())).toBe(1);
    expect(await differences()).toEqual([
      { kind: 'AMOUNT', payment_id: paymentId, expected_cents: 9_800, found_cents: 9_000 },
    ]);
  });

  it('lacks what ours has', async () => {
    const paymentId = await world.paid();
    await world.db.$client.query("update sandbox_payments set state = 'FAILED', paid_at = null");
    expect(await reconcileDay(world.deps, today())).toBe(1);
    expect(await differences()).toEqual([
      { kind: 'MISSING_CHARGE', payment_id: paymentId, expected_cents: 9_800, found_cents: 0 },
    ]);
  });

  it('has a refund that somebody made there by hand', async () => {
    const paymentId = await world.paid();
    const [attempt] = await world.rowsOf('payment_attempts', paymentId);
    const refundId = world.clock.uuid();
    await world.gateway.refund({ refundId, chargeRef: attempt.charge_ref, amountCents: 100 }, 'by hand');
    expect(await reconcileDay(world.deps, today())).toBe(1);
    expect(await differences()).toEqual([
      { kind: 'REFUNDED', payment_id: paymentId, expected_cents: 0, found_cents: 100 },
    ]);
  });

  it('has a dispute that nobody told us of', async () => {
    const paymentId = await world.paid({}, 'disputed');
    world.clock.advance(DAY + 60_000);
    expect(await reconcileDay(world.deps, today())).toBe(0);
    expect(await world.payment(paymentId)).toMatchObject({ state: 'DISPUTED' });
  });
});
