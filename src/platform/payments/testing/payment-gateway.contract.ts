import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDateOf } from '#base/calendar-date.ts';
import type { TestClock } from '#platform/testing/test-clock.ts';
import { GatewayRefusal } from '../gateway-failures.ts';
import type { PageRequest, ParsedEvent, PaymentGateway } from '../payment-gateway.port.ts';
import { SANDBOX_CARDS } from '../sandbox/sandbox-cards.data.ts';
import type { EventDelivery } from '../sandbox/sandbox-events.ts';

/** A provider to try, and the people in front of its pages. */
export type GatewayWorld = {
  gateway: PaymentGateway;
  clock: TestClock;
  /** What a person does on the page at this address. */
  pay(url: string, cardNumber: string, delivery?: 'LATE' | 'TWICE'): Promise<unknown>;
  answerChallenge(url: string, isApproved: boolean): Promise<unknown>;
  decideDispute(chargeRef: string, result: 'WON' | 'LOST'): Promise<unknown>;
  /** Events that are due, as they would come in. */
  takeDeliveries(): Promise<EventDelivery[]>;
  close(): Promise<unknown>;
};

const MINUTE = 60_000;
const DAY = 86_400_000;

function numberOf(key: string): string {
  const card = SANDBOX_CARDS.find((each) => each.key === key);
  if (!card) throw new Error(`No card ${key}`);
  return card.number;
}

/** What every gateway promises. */
export function describePaymentGateway(name: string, open: () => Promise<GatewayWorld>): void {
  describe(`${name} as a payment gateway`, () => {
    let world: GatewayWorld;
    let gateway: PaymentGateway;
    beforeAll(async () => {
      world = await open();
      gateway = world.gateway;
    });
    afterAll(() => world.close());

    const request = (change: Partial<PageRequest> = {}): PageRequest => ({
      paymentId: world.clock.uuid(),
      attempt: 1,
      amountCents: 12_345,
      currency: 'USD',
      lines: [
        { name: '40 credits', amountCents: 12_000 },
        { name: 'Tax', amountCents: 345 },
      ],
      customerRef: null,
      savesMethod: false,
      returnUrl: 'http://localhost:3000/paid',
      cancelUrl: 'http://localhost:3000/cart',
      expiresAt: new Date(world.clock.now().getTime() + 31 * MINUTE),
      ...change,
    });
    const newKey = () => `pay_${world.clock.uuid()}_1`;
    const openPage = (change?: Partial<PageRequest>) => gateway.openPage(request(change), newKey());
    async function paid(card = 'success', change?: Partial<PageRequest>) {
      const page = await openPage(change);
      await world.pay(page.url, numberOf(card));
      return gateway.read(page.ref);
    }
    async function saved(card = 'success') {
      const customerRef = await gateway.createCustomer(`USER:${world.clock.uuid()}`, newKey());
      const reading = await paid(card, { customerRef, savesMethod: true });
      if (!reading.method) throw new Error('The card was not kept.');
      return { customerRef, methodRef: reading.method.ref };
    }
    const charge = (card: { customerRef: string; methodRef: string }, isPersonThere = false) => ({
      ...card,
      isPersonThere,
      paymentId: world.clock.uuid(),
      attempt: 1,
      amountCents: 900,
      currency: 'USD',
      returnUrl: 'http://localhost:3000/paid',
    });
    const refundOf = (chargeRef: string | null, amountCents: number) => ({
      refundId: world.clock.uuid(),
      chargeRef: chargeRef ?? '',
      amountCents,
    });
    const refusal = (code: string) => expect.objectContaining({ name: 'GatewayRefusal', code });

    it('opens a page and reads it as open', async () => {
      const page = await openPage();
      expect(URL.canParse(page.url)).toBe(true);
      expect(await gateway.read(page.ref)).toMatchObject({
        ref: page.ref,
        state: 'OPEN',
        url: page.url,
        amountCents: 12_345,
        currency: 'USD',
        chargeRef: null,
        refundedCents: 0,
        dispute: 'NONE',
        method: null,
        card: null,
      });
    });

    it('answers the same key with the same page, and another request under it not at all', async () => {
      const key = newKey();
      const asked = request();
      const first = await gateway.openPage(asked, key);
      expect(await gateway.openPage(asked, key)).toEqual(first);
      await expect(gateway.openPage({ ...asked, returnUrl: 'http://localhost:3000/x' }, key)).rejects.toEqual(
        refusal('idempotency_error'),
      );
    });

    it('knows what was paid, with its fee and its card, also where that is not kept', async () => {
      const reading = await paid();
      expect(reading).toMatchObject({ state: 'SUCCEEDED', amountCents: 12_345, feeCents: 388, url: null });
      expect(reading.chargeRef).toEqual(expect.any(String));
      expect(reading.method).toBeNull();
      expect(reading.card).toEqual({ brand: 'visa', last4: '4242' });
    });

    it('leaves a page open when the card is declined, and takes the next card', async () => {
      const page = await openPage();
      await world.pay(page.url, numberOf('no_funds'));
      expect(await gateway.read(page.ref)).toMatchObject({ state: 'OPEN', chargeRef: null });
      await world.pay(page.url, numberOf('success'));
      expect((await gateway.read(page.ref)).state).toBe('SUCCEEDED');
    });

    it('charges once however often the page is sent', async () => {
      const page = await openPage();
      await Promise.all([1, 2, 3].map(() => world.pay(page.url, numberOf('success'))));
      const day = calendarDateOf(world.clock.now());
      const { chargeRef } = await gateway.read(page.ref);
      const movements = await gateway.listMovements(day);
      expect(movements.filter((each) => each.chargeRef === chargeRef)).toHaveLength(1);
    });

    it('asks for a confirmation where the bank wants one', async () => {
      const page = await openPage();
      await world.pay(page.url, numberOf('challenge'));
      expect((await gateway.read(page.ref)).state).not.toBe('SUCCEEDED');
      await world.answerChallenge(page.url, false);
      expect((await gateway.read(page.ref)).state).toBe('OPEN');
      await world.pay(page.url, numberOf('challenge'));
      await world.answerChallenge(page.url, true);
      expect((await gateway.read(page.ref)).state).toBe('SUCCEEDED');
    });

    it('says so while the bank takes its time', async () => {
      const page = await openPage();
      await world.pay(page.url, numberOf('success'), 'LATE');
      expect((await gateway.read(page.ref)).state).toBe('PROCESSING');
      world.clock.advance(MINUTE);
      expect((await gateway.read(page.ref)).state).toBe('SUCCEEDED');
    });

    it('closes what is open, by call and by time, and leaves what is paid', async () => {
      const page = await openPage();
      await gateway.expire(page.ref);
      await gateway.expire(page.ref);
      expect(await gateway.read(page.ref)).toMatchObject({ state: 'EXPIRED', url: null });
      await world.pay(page.url, numberOf('success'));
      expect((await gateway.read(page.ref)).state).toBe('EXPIRED');

      const reading = await paid();
      await gateway.expire(reading.ref);
      expect((await gateway.read(reading.ref)).state).toBe('SUCCEEDED');

      const short = await openPage();
      world.clock.advance(32 * MINUTE);
      expect((await gateway.read(short.ref)).state).toBe('EXPIRED');
    });

    it('has one customer for an owner', async () => {
      const ownerKey = `USER:${world.clock.uuid()}`;
      const key = `customer_${ownerKey}`;
      expect(await gateway.createCustomer(ownerKey, key)).toBe(await gateway.createCustomer(ownerKey, key));
    });

    it('keeps a card with a payment, of which it tells brand, last digits and expiry', async () => {
      const { customerRef, methodRef } = await saved();
      expect(await gateway.methods(customerRef)).toEqual([
        { ref: methodRef, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
      ]);
      await gateway.forgetMethod(methodRef);
      await gateway.forgetMethod(methodRef);
      expect(await gateway.methods(customerRef)).toEqual([]);
      await expect(gateway.chargeSaved(charge({ customerRef, methodRef }), newKey())).rejects.toBeInstanceOf(
        GatewayRefusal,
      );
    });

    it('keeps a card without a payment', async () => {
      const customerRef = await gateway.createCustomer(`USER:${world.clock.uuid()}`, newKey());
      const urls = { returnUrl: 'http://localhost:3000/cards', cancelUrl: 'http://localhost:3000/cards' };
      const page = await gateway.openSetupPage({ customerRef, ...urls }, newKey());
      await world.pay(page.url, numberOf('success'));
      expect(await gateway.methods(customerRef)).toHaveLength(1);
    });

    it('charges a saved card once for a key', async () => {
      const request = charge(await saved());
      const key = newKey();
      const answer = await gateway.chargeSaved(request, key);
      expect(answer.outcome).toBe('succeeded');
      expect(await gateway.chargeSaved(request, key)).toEqual(answer);
      expect(await gateway.read(answer.ref)).toMatchObject({ state: 'SUCCEEDED', amountCents: 900 });
    });

    it('tells why a saved card was declined', async () => {
      const request = charge(await saved('fails_later'));
      const key = newKey();
      const answer = await gateway.chargeSaved(request, key);
      expect(answer).toMatchObject({ outcome: 'declined', code: 'generic_decline' });
      expect(await gateway.chargeSaved(request, key)).toEqual(answer);
      expect(await gateway.read(answer.ref)).toMatchObject({
        state: 'FAILED',
        declineCode: 'generic_decline',
      });
    });

    it('cannot ask somebody who is not there', async () => {
      const card = await paidChallenge();
      const answer = await gateway.chargeSaved(charge(card), newKey());
      expect(answer).toMatchObject({ outcome: 'declined', code: 'authentication_required' });
    });

    it.each([
      [true, 'SUCCEEDED'],
      [false, 'FAILED'],
    ])('asks somebody who is there (approved: %s)', async (isApproved, state) => {
      const card = await paidChallenge();
      const answer = await gateway.chargeSaved(charge(card, true), newKey());
      if (answer.outcome !== 'challenge') throw new Error(answer.outcome);
      expect(await gateway.read(answer.ref)).toMatchObject({ state: 'CHALLENGED', url: answer.url });
      await world.answerChallenge(answer.url, isApproved);
      expect((await gateway.read(answer.ref)).state).toBe(state);
    });

    async function paidChallenge() {
      const customerRef = await gateway.createCustomer(`USER:${world.clock.uuid()}`, newKey());
      const page = await openPage({ customerRef, savesMethod: true });
      await world.pay(page.url, numberOf('challenge'));
      await world.answerChallenge(page.url, true);
      const { method } = await gateway.read(page.ref);
      return { customerRef, methodRef: method?.ref ?? '' };
    }

    it('gives back parts, never more than was paid', async () => {
      const { ref, chargeRef } = await paid();
      const part = refundOf(chargeRef, 2_345);
      const key = `refund_${part.refundId}_1`;
      const refund = await gateway.refund(part, key);
      expect(refund).toMatchObject({ state: 'SUCCEEDED', amountCents: 2_345, failureCode: null });
      expect(await gateway.refund(part, key)).toEqual(refund);
      expect(await gateway.readRefund(refund.ref)).toEqual(refund);
      await expect(gateway.refund(refundOf(chargeRef, 10_001), newKey())).rejects.toBeInstanceOf(
        GatewayRefusal,
      );
      await gateway.refund(refundOf(chargeRef, 10_000), newKey());
      expect(await gateway.read(ref)).toMatchObject({ state: 'SUCCEEDED', refundedCents: 12_345 });
    });

    it('may find later that a refund failed', async () => {
      const { ref, chargeRef } = await paid('refund_fails');
      const refund = await gateway.refund(refundOf(chargeRef, 500), newKey());
      expect(refund.state).toBe('SUCCEEDED');
      world.clock.advance(2 * MINUTE);
      expect(await gateway.readRefund(refund.ref)).toMatchObject({
        state: 'FAILED',
        failureCode: 'expired_or_canceled_card',
      });
      expect((await gateway.read(ref)).refundedCents).toBe(0);
    });

    it.each(['WON', 'LOST'] as const)('knows of disputes that are %s, and refunds none', async (result) => {
      const { ref, chargeRef } = await paid('disputed');
      expect((await gateway.read(ref)).dispute).toBe('NONE');
      world.clock.advance(DAY + MINUTE);
      expect((await gateway.read(ref)).dispute).toBe('OPEN');
      await expect(gateway.refund(refundOf(chargeRef, 100), newKey())).rejects.toEqual(
        refusal('charge_disputed'),
      );
      await world.decideDispute(chargeRef ?? '', result);
      expect((await gateway.read(ref)).dispute).toBe(result);
    });

    it('tells of a payment by a signed event that names it', async () => {
      await world.takeDeliveries();
      const paymentId = world.clock.uuid();
      const { ref } = await paid('success', { paymentId });
      world.clock.advance(5_000);
      const events = (await world.takeDeliveries()).map(parse);
      const about = events.flatMap((each) => (each.verdict === 'genuine' ? [each.event] : []));
      expect(about).toContainEqual(expect.objectContaining({ kind: 'PAYMENT', ref, paymentId }));
    });

    it('sends an event twice under one id', async () => {
      const page = await openPage();
      await world.takeDeliveries();
      await world.pay(page.url, numberOf('success'), 'TWICE');
      world.clock.advance(5_000);
      const ids = (await world.takeDeliveries())
        .map(parse)
        .flatMap((each) =>
          each.verdict === 'genuine' && each.event.ref === page.ref ? [each.event.id] : [],
        );
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    });

    it('tells a forged, an altered and a stale event from its own', async () => {
      await world.takeDeliveries();
      await paid();
      world.clock.advance(5_000);
      const [delivery] = await world.takeDeliveries();
      if (!delivery) throw new Error('No event came.');
      const { rawBytes, headers } = delivery;
      expect(parse(delivery).verdict).toBe('genuine');
      expect(gateway.parseEvent(rawBytes, {})).toEqual({ verdict: 'forged' });
      const altered = Buffer.concat([rawBytes, Buffer.from(' ')]);
      expect(gateway.parseEvent(altered, headers)).toEqual({ verdict: 'forged' });
      const wrong = Object.fromEntries(Object.keys(headers).map((header) => [header, 't=1,v1=00']));
      expect(gateway.parseEvent(rawBytes, wrong)).toEqual({ verdict: 'forged' });
      world.clock.advance(6 * MINUTE);
      expect(parse(delivery)).toEqual({ verdict: 'forged' });
    });

    function parse({ rawBytes, headers }: EventDelivery): ParsedEvent {
      return gateway.parseEvent(rawBytes, headers);
    }

    it('lists what moved on a day', async () => {
      const paymentId = world.clock.uuid();
      const { chargeRef } = await paid('success', { paymentId });
      await gateway.refund(refundOf(chargeRef, 345), newKey());
      const moved = await gateway.listMovements(calendarDateOf(world.clock.now()));
      const own = moved.filter((each) => each.chargeRef === chargeRef);
      expect(own).toEqual([
        expect.objectContaining({ kind: 'CHARGE', amountCents: 12_345, feeCents: 388, paymentId }),
        expect.objectContaining({ kind: 'REFUND', amountCents: -345 }),
      ]);
      const before = calendarDateOf(new Date(world.clock.now().getTime() - 400 * DAY));
      expect(await gateway.listMovements(before)).toEqual([]);
    });

    it('refuses what it never heard of', async () => {
      await expect(gateway.read('cs_test_nothing')).rejects.toEqual(refusal('resource_missing'));
      await expect(gateway.readRefund('re_nothing')).rejects.toEqual(refusal('resource_missing'));
    });
  });
}
