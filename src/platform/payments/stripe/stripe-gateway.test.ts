import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/testing/test-clock.ts';
import { signEvent } from '../event-signature.ts';
import type { PaymentGateway } from '../payment-gateway.port.ts';
import { describePaymentGateway } from '../testing/payment-gateway.contract.ts';
import { shapeFaults } from '../testing/shape-faults.ts';
import { DOUBLE_WEBHOOK_SECRET, openStripeDouble } from '../testing/stripe-double.ts';
import { createStripeGateway } from './stripe-gateway.ts';

const suite: { said: unknown[] } = { said: [] };

describePaymentGateway('Stripe', async () => {
  const clock = createTestClock();
  const double = await openStripeDouble(clock);
  suite.said = double.said;
  return { ...double, clock, gateway: await createStripeGateway(double.settings, clock) };
});

it('was stood for by objects that are made as those of Stripe’s public fixtures', () => {
  const kinds = new Set(suite.said.map((answer) => (answer as { object: string }).object));
  expect([...kinds].toSorted()).toEqual([
    'checkout.session',
    'customer',
    'event',
    'list',
    'payment_intent',
    'payment_method',
    'refund',
  ]);
  // The fixtures have no refund that failed; the library's types know its field.
  expect([...new Set(suite.said.flatMap(shapeFaults))]).toEqual([
    'refund.failure_reason is not in the fixtures',
  ]);
});

describe('Stripe behind the adapter', () => {
  const clock = createTestClock();
  let double: Awaited<ReturnType<typeof openStripeDouble>>;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    double = await openStripeDouble(clock);
    gateway = await createStripeGateway(double.settings, clock);
  });
  afterAll(() => double.close());

  const page = () => ({
    paymentId: clock.uuid(),
    attempt: 1,
    amountCents: 700,
    currency: 'USD',
    lines: [{ name: 'Card', amountCents: 700 }],
    customerRef: null,
    savesMethod: false,
    returnUrl: 'http://localhost:3000/paid',
    cancelUrl: 'http://localhost:3000/cart',
    expiresAt: new Date(clock.now().getTime() + 1_860_000),
  });

  it('is asked again with the same key when an answer is lost, and opens one page', async () => {
    double.asked.length = 0;
    double.faults.push('drop-answer');
    const key = clock.uuid();
    const request = page();
    const opened = await gateway.openPage(request, key);
    expect(double.asked.map((each) => each.key)).toEqual([key, key]);
    expect(await gateway.openPage(request, key)).toEqual(opened);
  });

  it('is unavailable, not refusing, while it is broken', async () => {
    double.faults.push('break', 'break', 'break');
    await expect(gateway.openPage(page(), clock.uuid())).rejects.toMatchObject({
      name: 'GatewayUnavailable',
    });
  });

  it('refuses a page that lives too short, by its word', async () => {
    const request = { ...page(), expiresAt: new Date(clock.now().getTime() + 60_000) };
    await expect(gateway.openPage(request, clock.uuid())).rejects.toMatchObject({
      name: 'GatewayRefusal',
      code: 'parameter_invalid',
    });
  });

  it('is refused with a wrong key, and the error repeats nothing', async () => {
    const wrong = { ...double.settings, secretKey: 'sk_test_wrong' };
    const other = await createStripeGateway(wrong, clock);
    const failure = await other.read('cs_test_1').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'GatewayRefusal' });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/sk_test|cs_test/);
  });

  it('drops signed events of kinds that nobody asked for, and those about nothing', () => {
    const parse = (event: object) => {
      const rawBytes = Buffer.from(JSON.stringify(event));
      const signature = signEvent(DOUBLE_WEBHOOK_SECRET, rawBytes, clock.now());
      return gateway.parseEvent(rawBytes, { 'stripe-signature': signature });
    };
    const event = { id: 'evt_1', object: 'event', data: { object: { id: 'cus_1' } } };
    expect(parse({ ...event, type: 'customer.created' })).toEqual({ verdict: 'ignored' });
    expect(parse({ ...event, type: 'charge.dispute.created' })).toEqual({ verdict: 'ignored' });
  });
});
