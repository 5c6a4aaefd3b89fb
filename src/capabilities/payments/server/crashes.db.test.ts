import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#platform/database/transact.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { refreshPayment } from './continue-payment.ts';
import { continuePayment, retryPayment } from './index.ts';
import type { PaymentOrder } from './open-payment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

describe('a process that dies', () => {
  it.each([
    ['before the page was asked for', 'openPage', 'BEFORE_CALL'],
    ['before it heard the answer', 'openPage', 'AFTER_CALL'],
    ['before it read', 'read', 'BEFORE_CALL'],
    ['before it could apply what it read', 'read', 'AFTER_CALL'],
  ] as const)('%s is followed by a job that opens the one page', async (_when, call, death) => {
    const paymentId = await world.open();
    world.deaths.set(call, death);
    await expect(continuePayment(world.deps, paymentId)).rejects.toThrow('killed');
    world.clock.advance(2 * MINUTE);
    await world.runTask('payments.ask-again');
    const token = await world.pageOf(paymentId);
    await world.payAt(token);
    expect(await continuePayment(world.deps, paymentId)).toEqual({ kind: 'settled' });
    const { rows } = await world.db.$client.query('select 1 from sandbox_payments where payment_id = $1', [
      paymentId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('after a card was charged charges it once, and two workers do no more', async () => {
    const { owner, methodId } = await world.savedCard();
    const paymentId = await world.open({ ...owner, way: 'ABSENT', methodId } as Partial<PaymentOrder>);
    world.deaths.set('chargeSaved', 'AFTER_CALL');
    await expect(continuePayment(world.deps, paymentId)).rejects.toThrow('killed');
    world.clock.advance(2 * MINUTE);
    await Promise.all([1, 2].map(() => world.runTask('payments.ask-again')));
    expect(await world.payment(paymentId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(world.toldOf(paymentId)).toEqual(['payment.settled']);
    const { rows } = await world.db.$client.query('select 1 from sandbox_payments where payment_id = $1', [
      paymentId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('after a card was charged is not taken for a refusal by one with another address', async () => {
    const { owner, methodId } = await world.savedCard();
    const paymentId = await world.open({ ...owner, way: 'SAVED', methodId } as Partial<PaymentOrder>);
    world.deaths.set('chargeSaved', 'AFTER_CALL');
    await expect(continuePayment(world.deps, paymentId)).rejects.toThrow('killed');
    const elsewhere = { ...world.deps, publicUrl: 'http://localhost:4000' };
    expect(await continuePayment(elsewhere, paymentId)).toEqual({ kind: 'processing' });
    expect(await continuePayment(world.deps, paymentId)).toEqual({ kind: 'settled' });
    expect(world.toldOf(paymentId)).toEqual(['payment.settled']);
  });

  it('and is not followed for a day is given up before its key is forgotten', async () => {
    const paymentId = await world.open({ expiresAt: new Date(world.clock.now().getTime() + 48 * HOUR) });
    world.deaths.set('openPage', 'BEFORE_CALL');
    await expect(continuePayment(world.deps, paymentId)).rejects.toThrow('killed');
    world.clock.advance(23 * HOUR + MINUTE);
    world.calls.length = 0;
    await world.runTask('payments.ask-again');
    expect(world.calls.filter((call) => call === 'openPage')).toEqual([]);
    expect(await world.payment(paymentId)).toMatchObject({ state: 'FAILED', decline_code: 'unanswered' });
    expect(await world.rowsOf('payment_attempts', paymentId)).toMatchObject([{ state: 'ABANDONED' }]);
  });

  it('while it closes a payment leaves the closing to the next round', async () => {
    world.clock.advance(HOUR);
    await world.runTask('payments.expire');
    const paymentId = await world.open();
    await world.pageOf(paymentId);
    world.clock.advance(32 * MINUTE);
    world.deaths.set('expire', 'AFTER_CALL');
    await world.runTask('payments.expire');
    expect(await world.payment(paymentId)).toMatchObject({ state: 'OPEN' });
    await world.runTask('payments.expire');
    expect(await world.payment(paymentId)).toMatchObject({ state: 'EXPIRED' });
  });
});

describe('somebody who paid twice', () => {
  it('gets the second payment back by itself', async () => {
    const { owner, methodId } = await world.savedCard('fails_later');
    const paymentId = await world.open({ ...owner, way: 'ABSENT', methodId } as Partial<PaymentOrder>);
    await continuePayment(world.deps, paymentId);
    await transact(world.db, (tx) =>
      retryPayment(tx, world.deps, { paymentId, way: { way: 'PAGE', savesMethod: false } }),
    );
    await world.payAt(await world.pageOf(paymentId));
    await continuePayment(world.deps, paymentId);
    // The bank changes its mind about the first try.
    await world.db.$client.query(
      "update sandbox_payments set state = 'PAID', paid_at = now() where payment_id = $1 and kind = 'CHARGE'",
      [paymentId],
    );
    await refreshPayment(world.deps, paymentId);
    await refreshPayment(world.deps, paymentId);
    await world.runJobs();
    expect(await world.rowsOf('payment_refunds', paymentId)).toMatchObject([
      { reason: 'DOUBLE', attempt: 1, amount_cents: 9_800, state: 'SUCCEEDED' },
    ]);
    expect(await world.payment(paymentId)).toMatchObject({
      state: 'SUCCEEDED',
      settled_attempt: 2,
      refunded_cents: 0,
    });
    expect(world.toldOf(paymentId)).toEqual(['payment.failed', 'payment.settled']);
  });
});
