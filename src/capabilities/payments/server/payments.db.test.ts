import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#platform/database/transact.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { refreshPayment } from './continue-payment.ts';
import { closePayment, continuePayment, openPayment } from './index.ts';
import type { PaymentOrder } from './open-payment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

describe('opening a payment', () => {
  it.each([
    ['nothing', []],
    [
      'a negative line',
      [
        { name: 'x', amountCents: -100 },
        { name: 'y', amountCents: 500 },
      ],
    ],
    ['a part of a cent', [{ name: 'x', amountCents: 99.5 }]],
    ['too much', [{ name: 'x', amountCents: 10_000_001 }]],
  ])('refuses %s', async (_case, lines) => {
    await expect(world.open({ lines, taxCents: 0 })).rejects.toThrow('payment.wrong_amount');
  });

  it('refuses more tax than amount', async () => {
    await expect(world.open({ taxCents: 9_801 })).rejects.toThrow('payment.wrong_amount');
  });

  it('is one payment for one wish, and another wish under its key is refused', async () => {
    const wish = { idempotencyKey: world.clock.uuid(), subjectId: 'order-1', ownerId: world.clock.uuid() };
    const first = await world.open(wish);
    expect(await world.open(wish)).toBe(first);
    await expect(world.open({ ...wish, subjectId: 'order-2' })).rejects.toThrow('payment.key_reused');
    expect(await world.rowsOf('payment_attempts', first)).toHaveLength(1);
  });

  it('asks nobody, and leaves nothing behind, when the seller changes its mind', async () => {
    world.calls.length = 0;
    const key = world.clock.uuid();
    const order = { idempotencyKey: key, way: 'PAGE', savesMethod: false } as Partial<PaymentOrder>;
    const failing = transact(world.db, async (tx) => {
      await openPayment(tx, world.deps, { ...template(), ...order } as PaymentOrder);
      throw new Error('sold out');
    });
    await expect(failing).rejects.toThrow('sold out');
    const { rows } = await world.db.$client.query('select 1 from payments where idempotency_key = $1', [key]);
    expect([rows, world.calls]).toEqual([[], []]);
  });

  function template(): Partial<PaymentOrder> {
    return {
      ownerKind: 'USER',
      ownerId: 'somebody',
      purpose: 'ORDER',
      subjectId: 'order',
      lines: [{ name: 'x', amountCents: 100 }],
      taxCents: 0,
      returnPath: '/done',
      expiresAt: new Date(world.clock.now().getTime() + HOUR),
      lateSettlement: 'DELIVER',
    };
  }
});

describe('paying on the page', () => {
  it('settles when the browser is back, once, and tells of it in the same transaction', async () => {
    const paymentId = await world.open();
    const token = await world.pageOf(paymentId);
    expect(await world.payment(paymentId)).toMatchObject({ state: 'OPEN', provider_ref: null });
    await world.payAt(token);
    expect(await continuePayment(world.deps, paymentId)).toEqual({ kind: 'settled' });
    await Promise.all([1, 2, 3].map(() => continuePayment(world.deps, paymentId)));
    expect(await world.payment(paymentId)).toMatchObject({
      state: 'SUCCEEDED',
      settled_attempt: 1,
      fee_cents: 314,
      refunded_cents: 0,
    });
    expect(world.toldOf(paymentId)).toEqual(['payment.settled']);
    expect(world.told.at(-1)?.payload).toMatchObject({
      amountCents: 9_800,
      taxCents: 800,
      isLate: false,
      isToBeDelivered: true,
    });
  });

  it('comes back with the payment’s id', async () => {
    const paymentId = await world.open({ returnPath: '/checkout/done?from=cart' });
    const back = await world.payAt(await world.pageOf(paymentId));
    expect(back).toEqual({
      kind: 'back',
      url: `http://localhost:3000/checkout/done?from=cart&payment=${paymentId}`,
    });
  });

  it('shows the same page again to whoever left it', async () => {
    const paymentId = await world.open();
    expect(await world.pageOf(paymentId)).toBe(await world.pageOf(paymentId));
    expect(await world.rowsOf('payment_attempts', paymentId)).toHaveLength(1);
  });

  it('charges once for two tabs', async () => {
    const paymentId = await world.open();
    const token = await world.pageOf(paymentId);
    await Promise.all([world.payAt(token), world.payAt(token)]);
    await Promise.all([continuePayment(world.deps, paymentId), continuePayment(world.deps, paymentId)]);
    expect(world.toldOf(paymentId)).toEqual(['payment.settled']);
    expect(await world.rowsOf('payment_refunds', paymentId)).toEqual([]);
  });

  it('waits for a bank that takes its time', async () => {
    const paymentId = await world.open();
    await world.payAt(await world.pageOf(paymentId), 'success', 'LATE');
    expect(await continuePayment(world.deps, paymentId)).toEqual({ kind: 'processing' });
    expect(await world.payment(paymentId)).toMatchObject({ state: 'PROCESSING' });
    expect(await closePayment(world.deps, paymentId, 'cancel')).toBe('PROCESSING');
    world.clock.advance(2 * HOUR);
    await world.runTask('payments.ask-again');
    expect(await world.payment(paymentId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  it.each([
    ['amount', 'amount_cents = amount_cents - 1'],
    ['currency', "currency = 'EUR'"],
  ])('delivers nothing when another %s was paid, and leaves it to a person', async (_what, change) => {
    const paymentId = await world.open();
    const token = await world.pageOf(paymentId);
    await world.payAt(token);
    await world.db.$client.query(`update sandbox_payments set ${change} where payment_id = $1`, [paymentId]);
    await continuePayment(world.deps, paymentId);
    await continuePayment(world.deps, paymentId);
    expect(await world.payment(paymentId)).toMatchObject({ state: 'OPEN', settled_attempt: null });
    expect(world.toldOf(paymentId)).toEqual([]);
    expect(await world.rowsOf('provider_differences', paymentId)).toMatchObject([
      { kind: 'AMOUNT', expected_cents: 9_800 },
    ]);
    world.clock.advance(HOUR);
    world.calls.length = 0;
    await world.runTask('payments.expire');
    expect(world.toldOf(paymentId)).toEqual([]);
  });
});

describe('closing a payment', () => {
  it('calls it off, at the provider as well', async () => {
    const paymentId = await world.open();
    const token = await world.pageOf(paymentId);
    expect(await closePayment(world.deps, paymentId, 'cancel')).toBe('CANCELED');
    expect(await world.sandbox.look(token)).toMatchObject({ step: 'CLOSED' });
    expect(world.toldOf(paymentId)).toEqual(['payment.closed']);
    expect(await continuePayment(world.deps, paymentId)).toEqual({ kind: 'closed' });
    expect(await closePayment(world.deps, paymentId, 'cancel')).toBe('CANCELED');
    expect(world.toldOf(paymentId)).toEqual(['payment.closed']);
  });

  it('lets time close it', async () => {
    const paymentId = await world.open();
    await world.pageOf(paymentId);
    world.clock.advance(32 * MINUTE);
    await world.runTask('payments.expire');
    expect(await world.payment(paymentId)).toMatchObject({ state: 'EXPIRED' });
    expect(world.toldOf(paymentId)).toEqual(['payment.closed']);
  });

  it('leaves another provider’s payments alone', async () => {
    const paymentId = await world.open();
    const token = await world.pageOf(paymentId);
    await world.payAt(token);
    const move = (from: string, to: string) =>
      world.db.$client.query(
        `with moved as (update payments set provider = $3 where id = $1 and provider = $2 returning id)
         update payment_attempts set provider = $3 where payment_id in (select id from moved)`,
        [paymentId, from, to],
      );
    await move('sandbox', 'stripe');
    world.clock.advance(HOUR);
    await world.runTask('payments.expire');
    await world.runTask('payments.ask-again');
    await refreshPayment(world.deps, paymentId);
    expect(await world.payment(paymentId)).toMatchObject({ state: 'OPEN' });
    await move('stripe', 'sandbox');
    await world.runTask('payments.expire');
    expect(await world.payment(paymentId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  it('settles instead what was paid a moment before', async () => {
    const paymentId = await world.open();
    await world.payAt(await world.pageOf(paymentId));
    expect(await closePayment(world.deps, paymentId, 'expire')).toBe('SUCCEEDED');
    expect(world.toldOf(paymentId)).toEqual(['payment.settled']);
  });

  it.each([
    ['DELIVER', true, []],
    ['REFUND', false, [{ reason: 'LATE', state: 'SUCCEEDED', amount_cents: 9_800 }]],
  ] as const)('%ss what is paid after it was closed', async (lateSettlement, isToBeDelivered, refunds) => {
    const paymentId = await world.open({ lateSettlement });
    const token = await world.pageOf(paymentId);
    await closePayment(world.deps, paymentId, 'expire');
    // A bank that had begun before the page was closed.
    await world.db.$client.query("update sandbox_payments set state = 'OPEN' where payment_id = $1", [
      paymentId,
    ]);
    await world.payAt(token);
    await refreshPayment(world.deps, paymentId);
    expect(world.told.at(-1)).toMatchObject({
      event: 'payment.settled',
      payload: { paymentId, isLate: true, isToBeDelivered },
    });
    await world.runJobs();
    expect(await world.rowsOf('payment_refunds', paymentId)).toMatchObject(refunds);
    expect((await world.payment(paymentId)).state).toBe(isToBeDelivered ? 'SUCCEEDED' : 'REFUNDED');
  });

  it('closes a page that was opened while its payment was being closed', async () => {
    const paymentId = await world.open();
    world.deaths.set('openPage', 'AFTER_CALL');
    await expect(continuePayment(world.deps, paymentId)).rejects.toThrow('killed');
    await world.db.$client.query("update payments set state = 'CANCELED' where id = $1", [paymentId]);
    expect(await continuePayment(world.deps, paymentId)).toEqual({ kind: 'closed' });
    const [attempt] = await world.rowsOf('payment_attempts', paymentId);
    expect(attempt.state).toBe('CLOSED');
    expect((await world.gateway.read(attempt.provider_ref)).state).toBe('EXPIRED');
  });
});
