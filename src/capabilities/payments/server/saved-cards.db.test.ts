import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#platform/database/transact.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { continuePayment, forgetMethod, listMethods, openMethodPage, retryPayment } from './index.ts';
import type { PaymentOrder } from './open-payment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

describe('saved cards', () => {
  it('are noted with brand, last digits and expiry, and nothing else', async () => {
    const { owner, methodId } = await world.savedCard();
    expect(await transact(world.db, (tx) => listMethods(tx, world.deps, owner))).toEqual([
      { id: methodId, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, isDefault: true },
    ]);
  });

  it('are kept without a payment, when the provider says so', async () => {
    const owner = { ownerKind: 'STOREFRONT' as const, ownerId: '7' };
    const url = await openMethodPage(world.deps, owner, { returnPath: '/cards', key: world.clock.uuid() });
    await world.payAt(new URL(url).pathname.split('/').at(-1) ?? '');
    world.clock.advance(5_000);
    await world.deliver();
    await world.runJobs();
    expect(await transact(world.db, (tx) => listMethods(tx, world.deps, owner))).toHaveLength(1);
  });

  it.each(['SAVED', 'ABSENT'] as const)('are charged (%s)', async (way) => {
    const { owner, methodId } = await world.savedCard();
    const paymentId = await world.open({ ...owner, way, methodId } as Partial<PaymentOrder>);
    expect(await continuePayment(world.deps, paymentId)).toEqual({ kind: 'settled' });
    expect(await world.payment(paymentId)).toMatchObject({ method_id: methodId });
  });

  it('are nobody else’s', async () => {
    const { methodId } = await world.savedCard();
    const order = { ownerId: world.clock.uuid(), way: 'SAVED', methodId } as Partial<PaymentOrder>;
    await expect(world.open(order)).rejects.toThrow('payment.method_missing');
    const other = { ownerKind: 'USER' as const, ownerId: world.clock.uuid() };
    const forgotten = await transact(world.db, (tx) => forgetMethod(tx, other, methodId));
    expect(forgotten).toMatchObject({ ok: false, failure: { code: 'payment.method_missing' } });
  });

  it('are forgotten, here at once and there by a job', async () => {
    const { owner, methodId } = await world.savedCard();
    expect(await transact(world.db, (tx) => forgetMethod(tx, owner, methodId))).toMatchObject({ ok: true });
    expect(await transact(world.db, (tx) => listMethods(tx, world.deps, owner))).toEqual([]);
    await expect(world.open({ ...owner, way: 'SAVED', methodId } as Partial<PaymentOrder>)).rejects.toThrow(
      'payment.method_missing',
    );
    await world.runJobs();
    const { rows } = await world.db.$client.query(
      `select c.is_forgotten from sandbox_methods c join payment_methods m on m.provider_ref = c.ref where m.id = $1`,
      [methodId],
    );
    expect(rows).toEqual([{ is_forgotten: true }]);
    expect(await transact(world.db, (tx) => forgetMethod(tx, owner, methodId))).toMatchObject({ ok: false });
  });

  it('that are declined leave a payment that can be tried again on the page', async () => {
    const { owner, methodId } = await world.savedCard('fails_later');
    const paymentId = await world.open({ ...owner, way: 'ABSENT', methodId } as Partial<PaymentOrder>);
    expect(await continuePayment(world.deps, paymentId)).toEqual({
      kind: 'declined',
      code: 'generic_decline',
    });
    expect(world.toldOf(paymentId)).toEqual(['payment.failed']);
    const again = await transact(world.db, (tx) =>
      retryPayment(tx, world.deps, { paymentId, way: { way: 'PAGE', savesMethod: false } }),
    );
    expect(again).toMatchObject({ ok: true });
    await world.payAt(await world.pageOf(paymentId));
    expect(await continuePayment(world.deps, paymentId)).toEqual({ kind: 'settled' });
    expect(await world.payment(paymentId)).toMatchObject({ attempt: 2, settled_attempt: 2 });
    const once = await transact(world.db, (tx) =>
      retryPayment(tx, world.deps, { paymentId, way: { way: 'PAGE', savesMethod: false } }),
    );
    expect(once).toMatchObject({ ok: false, failure: { code: 'payment.not_retryable' } });
  });

  it('that failed run out of time too', async () => {
    const { owner, methodId } = await world.savedCard('fails_later');
    const paymentId = await world.open({ ...owner, way: 'ABSENT', methodId } as Partial<PaymentOrder>);
    await continuePayment(world.deps, paymentId);
    world.clock.advance(HOUR);
    await world.runTask('payments.expire');
    expect(await world.payment(paymentId)).toMatchObject({ state: 'EXPIRED' });
  });

  it.each([
    [true, 'settled'],
    [false, 'declined'],
  ] as const)('ask for a confirmation where the bank wants it (approved: %s)', async (isApproved, kind) => {
    const owner = { ownerKind: 'USER' as const, ownerId: world.clock.uuid() };
    const first = await world.open({ ...owner, savesMethod: true });
    const token = await world.pageOf(first);
    await world.payAt(token, 'challenge');
    expect(await continuePayment(world.deps, first)).toMatchObject({ kind: 'challenge' });
    expect(await world.payment(first)).toMatchObject({ state: 'CHALLENGED' });
    await world.sandbox.answerChallenge(token, true);
    await continuePayment(world.deps, first);
    const [method] = await transact(world.db, (tx) => listMethods(tx, world.deps, owner));

    const order = { ...owner, way: 'SAVED', methodId: method?.id } as Partial<PaymentOrder>;
    const paymentId = await world.open(order);
    const challenge = await world.pageOf(paymentId);
    expect(await world.payment(paymentId)).toMatchObject({ state: 'CHALLENGED' });
    await world.sandbox.answerChallenge(challenge, isApproved);
    expect(await continuePayment(world.deps, paymentId)).toMatchObject({ kind });
    expect((await world.payment(paymentId)).state).toBe(isApproved ? 'SUCCEEDED' : 'FAILED');

    const absent = await world.open({ ...order, way: 'ABSENT' } as Partial<PaymentOrder>);
    expect(await continuePayment(world.deps, absent)).toEqual({
      kind: 'declined',
      code: 'authentication_required',
    });
  });
});
