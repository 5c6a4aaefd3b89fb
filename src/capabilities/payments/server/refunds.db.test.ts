import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { refreshPayment } from './continue-payment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

async function refundRow(paymentId: string) {
  const [row] = await world.rowsOf('payment_refunds', paymentId);
  return row;
}

describe('a refund', () => {
  it('goes back in parts, each told of, until all is back', async () => {
    const paymentId = await world.paid();
    expect(await world.refund(paymentId, 800)).toMatchObject({ ok: true });
    expect(await refundRow(paymentId)).toMatchObject({ state: 'REQUESTED', tries: 0 });
    await world.runJobs();
    expect(await refundRow(paymentId)).toMatchObject({ state: 'SUCCEEDED', tries: 1 });
    expect(await world.payment(paymentId)).toMatchObject({ state: 'PARTLY_REFUNDED', refunded_cents: 800 });
    await world.refund(paymentId, 9_000);
    await world.runJobs();
    expect(await world.payment(paymentId)).toMatchObject({ state: 'REFUNDED', refunded_cents: 9_800 });
    expect(world.toldOf(paymentId)).toEqual(['payment.settled', 'payment.refunded', 'payment.refunded']);
    expect(world.told.at(-1)?.payload).toMatchObject({ amountCents: 9_000, refundedCents: 9_800 });
  });

  it.each([0, -1, 9_801, 0.5, Number.NaN])('of %d cents is refused', async (cents) => {
    const paymentId = await world.paid();
    expect(await world.refund(paymentId, cents)).toMatchObject({ failure: { code: 'payment.over_refund' } });
    expect(await refundRow(paymentId)).toBeUndefined();
  });

  it('counts what is under way, however many ask at once', async () => {
    const paymentId = await world.paid();
    const asked = await Promise.all([1, 2, 3, 4].map(() => world.refund(paymentId, 4_000)));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(2);
    await world.runJobs();
    expect(await world.payment(paymentId)).toMatchObject({ refunded_cents: 8_000 });
  });

  it('is one for one wish', async () => {
    const paymentId = await world.paid();
    const key = world.clock.uuid();
    const first = await world.refund(paymentId, 100, key);
    expect(await world.refund(paymentId, 100, key)).toEqual(first);
    expect(await world.refund(paymentId, 101, key)).toMatchObject({
      failure: { code: 'payment.key_reused' },
    });
    await world.runJobs();
    expect(await world.rowsOf('payment_refunds', paymentId)).toMatchObject([{ state: 'SUCCEEDED' }]);
  });

  it('needs a payment, and one that was paid', async () => {
    expect(await world.refund(world.clock.uuid(), 1)).toMatchObject({
      failure: { code: 'payment.not_found' },
    });
    const open = await world.open();
    expect(await world.refund(open, 1)).toMatchObject({ failure: { code: 'payment.not_refundable' } });
  });

  it.each(['BEFORE_CALL', 'AFTER_CALL'] as const)(
    'is paid once when the process dies (%s)',
    async (death) => {
      const paymentId = await world.paid();
      const asked = await world.refund(paymentId, 500);
      const refundId = asked.ok ? asked.value.refundId : '';
      world.deaths.set('refund', death);
      await expect(world.runTask('payments.send-refund', { refundId })).rejects.toThrow('killed');
      expect(await refundRow(paymentId)).toMatchObject({ state: 'SENT', tries: 1, provider_ref: null });
      await Promise.all([1, 2].map(() => world.runTask('payments.send-refund', { refundId })));
      expect(await refundRow(paymentId)).toMatchObject({ state: 'SUCCEEDED', tries: 1 });
      const { rows } = await world.db.$client.query('select 1 from sandbox_refunds where refund_id = $1', [
        refundId,
      ]);
      expect(rows).toHaveLength(1);
      expect(await world.payment(paymentId)).toMatchObject({ refunded_cents: 500 });
    },
  );

  it('that nobody answered for a day is left to a person: its key may be forgotten', async () => {
    const paymentId = await world.paid();
    const asked = await world.refund(paymentId, 500);
    world.deaths.set('refund', 'BEFORE_CALL');
    const refundId = asked.ok ? asked.value.refundId : '';
    await expect(world.runTask('payments.send-refund', { refundId })).rejects.toThrow('killed');
    world.clock.advance(23 * HOUR + MINUTE);
    world.calls.length = 0;
    await world.runTask('payments.retry-refunds');
    expect(world.calls.filter((call) => call === 'refund')).toEqual([]);
    expect(await refundRow(paymentId)).toMatchObject({ state: 'BY_HAND', failure_code: 'unanswered' });
  });

  it('that fails later is taken back in our books, tried three times, and then left to a person', async () => {
    const paymentId = await world.paid({}, 'refund_fails');
    await world.refund(paymentId, 9_800);
    await world.runJobs();
    expect(await world.payment(paymentId)).toMatchObject({ state: 'REFUNDED' });
    const fail = async () => {
      world.clock.advance(2 * MINUTE);
      await world.deliver();
      await world.runJobs();
    };
    await fail();
    expect(await refundRow(paymentId)).toMatchObject({
      state: 'FAILED',
      tries: 1,
      failure_code: 'expired_or_canceled_card',
    });
    expect(await world.payment(paymentId)).toMatchObject({ state: 'SUCCEEDED', refunded_cents: 0 });
    expect(world.toldOf(paymentId).slice(-2)).toEqual(['payment.refunded', 'payment.refund_failed']);
    expect(await world.refund(paymentId, 1)).toMatchObject({ failure: { code: 'payment.over_refund' } });

    world.clock.advance(10 * MINUTE);
    await world.runTask('payments.retry-refunds');
    expect(await refundRow(paymentId)).toMatchObject({ state: 'FAILED', tries: 1 });
    for (const [wait, tries, state] of [
      [HOUR, 2, 'FAILED'],
      [DAY, 3, 'BY_HAND'],
    ] as const) {
      world.clock.advance(wait);
      await world.runTask('payments.retry-refunds');
      expect(await refundRow(paymentId)).toMatchObject({ state: 'SUCCEEDED', tries });
      await fail();
      expect(await refundRow(paymentId)).toMatchObject({ state, tries });
    }
    world.clock.advance(10 * DAY);
    world.calls.length = 0;
    await world.runTask('payments.retry-refunds');
    expect(world.calls).toEqual([]);
  });
});

describe('a dispute', () => {
  async function disputed(refundedCents = 0): Promise<string> {
    const paymentId = await world.paid({}, 'disputed');
    if (refundedCents > 0) {
      await world.refund(paymentId, refundedCents);
      await world.runJobs();
    }
    world.clock.advance(DAY + MINUTE);
    await world.deliver();
    await world.runJobs();
    expect(await world.payment(paymentId)).toMatchObject({ state: 'DISPUTED' });
    return paymentId;
  }
  async function decide(paymentId: string, result: 'WON' | 'LOST') {
    await world.db.$client.query('update sandbox_payments set dispute_result = $2 where payment_id = $1', [
      paymentId,
      result,
    ]);
    await refreshPayment(world.deps, paymentId);
    await refreshPayment(world.deps, paymentId);
  }

  it.each([
    ['WON', 0, 'SUCCEEDED'],
    ['WON', 800, 'PARTLY_REFUNDED'],
    ['LOST', 0, 'LOST'],
  ] as const)('that is %s after %i went back leaves the payment %s', async (result, refundedCents, state) => {
    const paymentId = await disputed(refundedCents);
    await decide(paymentId, result);
    expect(await world.payment(paymentId)).toMatchObject({ state, refunded_cents: refundedCents });
    expect(world.toldOf(paymentId).filter((event) => event === 'payment.disputed')).toHaveLength(2);
    expect(world.told.at(-1)?.payload).toMatchObject({ outcome: result, amountCents: 9_800 - refundedCents });
  });

  it('lets nothing go back', async () => {
    const paymentId = await disputed();
    expect(await world.refund(paymentId, 100)).toMatchObject({ failure: { code: 'payment.disputed' } });
    await decide(paymentId, 'LOST');
    expect(await world.refund(paymentId, 100)).toMatchObject({ failure: { code: 'payment.disputed' } });
  });

  it('that begins while a refund waits keeps it from being paid, and the payment disputed', async () => {
    const paymentId = await world.paid({}, 'disputed');
    await world.refund(paymentId, 100);
    world.clock.advance(DAY + MINUTE);
    await world.runJobs();
    expect(await refundRow(paymentId)).toMatchObject({ state: 'FAILED', failure_code: 'charge_disputed' });
    await refreshPayment(world.deps, paymentId);
    expect(await world.payment(paymentId)).toMatchObject({ state: 'DISPUTED', refunded_cents: 0 });
  });

  it('that was lost before anybody heard of it is told from its beginning', async () => {
    const paymentId = await world.paid({}, 'disputed');
    world.clock.advance(DAY + MINUTE);
    await decide(paymentId, 'LOST');
    expect(await world.payment(paymentId)).toMatchObject({ state: 'LOST' });
    expect(world.toldOf(paymentId)).toEqual(['payment.settled', 'payment.disputed', 'payment.disputed']);
  });
});
