import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signEvent } from '#platform/payments/event-signature.ts';
import { SANDBOX_SIGNATURE } from '#platform/payments/sandbox/sandbox-events.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { continuePayment } from './continue-payment.ts';
import { receiveEvent } from './receive-event.ts';

const DAY = 86_400_000;

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

function signed(event: object) {
  const rawBytes = Buffer.from(JSON.stringify(event));
  const signature = signEvent('a secret for tests', rawBytes, world.clock.now());
  return [rawBytes, { [SANDBOX_SIGNATURE]: signature }] as const;
}
const eventAbout = (ref: string, change: object = {}) => ({
  id: `event_${world.clock.uuid()}`,
  kind: 'PAYMENT',
  ref,
  paymentId: null,
  customerRef: null,
  ...change,
});
async function kept(eventId: string) {
  const { rows } = await world.db.$client.query('select * from payment_events where event_id = $1', [
    eventId,
  ]);
  return rows;
}

describe('an event', () => {
  it('settles what was paid, though the browser never comes back', async () => {
    const paymentId = await world.open();
    await world.payAt(await world.pageOf(paymentId));
    world.clock.advance(5_000);
    await world.deliver();
    await world.runJobs();
    expect(await world.payment(paymentId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  it('that comes twice, before and after the browser, settles once', async () => {
    const paymentId = await world.open();
    await world.payAt(await world.pageOf(paymentId), 'success', 'TWICE');
    world.clock.advance(5_000);
    await world.deliver();
    await Promise.all([world.runJobs(), continuePayment(world.deps, paymentId)]);
    await world.deliver();
    await world.runJobs();
    expect(world.toldOf(paymentId)).toEqual(['payment.settled']);
  });

  it('that is replayed a day later is heard once', async () => {
    const paymentId = await world.paid();
    const [attempt] = await world.rowsOf('payment_attempts', paymentId);
    const event = eventAbout(attempt.provider_ref);
    await receiveEvent(world.deps, ...signed(event));
    await world.runJobs();
    world.clock.advance(DAY);
    expect(await receiveEvent(world.deps, ...signed(event))).toBe('TAKEN');
    world.calls.length = 0;
    await world.runJobs();
    expect(world.calls).toEqual([]);
    expect(await kept(event.id)).toHaveLength(1);
  });

  it('is a hint: one that says paid settles nothing that is not', async () => {
    const paymentId = await world.open();
    await world.pageOf(paymentId);
    const [attempt] = await world.rowsOf('payment_attempts', paymentId);
    await receiveEvent(world.deps, ...signed(eventAbout(attempt.provider_ref, { state: 'SUCCEEDED' })));
    await world.runJobs();
    expect(await world.payment(paymentId)).toMatchObject({ state: 'OPEN' });
  });

  it('that comes before we have the provider’s answer finds the payment by our own name for it', async () => {
    const paymentId = await world.open();
    world.deaths.set('openPage', 'AFTER_CALL');
    await expect(continuePayment(world.deps, paymentId)).rejects.toThrow('killed');
    const { rows } = await world.db.$client.query('select ref from sandbox_payments where payment_id = $1', [
      paymentId,
    ]);
    await world.db.$client.query(
      "update sandbox_payments set state = 'PAID', paid_at = now(), card = 'success' where payment_id = $1",
      [paymentId],
    );
    await receiveEvent(world.deps, ...signed(eventAbout(rows[0].ref, { paymentId })));
    await world.runJobs();
    expect(await world.payment(paymentId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  it.each([
    ['a payment of nobody', { paymentId: '0192f0c1-2b6b-7000-8000-000000000000' }],
    ['no payment at all', { paymentId: "'; drop table payments; --" }],
    ['a customer of nobody', { kind: 'SETUP', customerRef: 'sandbox_customer_x' }],
    ['nothing', { kind: 'SETUP' }],
  ])('about %s is noted as unknown', async (_case, change) => {
    const event = eventAbout('sandbox_page_of_somebody_else', change);
    expect(await receiveEvent(world.deps, ...signed(event))).toBe('TAKEN');
    await world.runJobs();
    expect(await kept(event.id)).toMatchObject([{ outcome: 'UNKNOWN' }]);
  });

  it('that nobody signed, or that was signed long ago, is not taken', async () => {
    const event = eventAbout('sandbox_page_1');
    const [rawBytes, headers] = signed(event);
    expect(await receiveEvent(world.deps, rawBytes, {})).toBe('FORGED');
    expect(await receiveEvent(world.deps, Buffer.from('{}'), headers)).toBe('FORGED');
    world.clock.advance(6 * 60_000);
    expect(await receiveEvent(world.deps, rawBytes, headers)).toBe('FORGED');
    expect(await kept(event.id)).toEqual([]);
  });

  it('of a kind that nobody asked for is taken and dropped', async () => {
    const event = eventAbout('x', { kind: 'WEATHER' });
    expect(await receiveEvent(world.deps, ...signed(event))).toBe('TAKEN');
    expect(await kept(event.id)).toEqual([]);
  });

  it('finds nobody where there is no provider', async () => {
    const deps = { ...world.deps, payments: { gateway: undefined } as never };
    expect(await receiveEvent(deps, ...signed(eventAbout('x')))).toBe('NO_PROVIDER');
  });

  it('is forgotten after ninety days', async () => {
    const event = eventAbout('sandbox_page_2');
    await receiveEvent(world.deps, ...signed(event));
    await world.runJobs();
    world.clock.advance(89 * DAY);
    await world.runTask('payments.purge-events');
    expect(await kept(event.id)).toHaveLength(1);
    world.clock.advance(2 * DAY);
    await world.runTask('payments.purge-events');
    expect(await kept(event.id)).toEqual([]);
  });
});
