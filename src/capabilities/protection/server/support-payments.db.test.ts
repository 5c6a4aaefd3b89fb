import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openProtectionWorld, type ProtectionWorld } from '../testing/protection-world.ts';

let world: ProtectionWorld;
beforeAll(async () => {
  world = await openProtectionWorld();
});
afterAll(() => world.close());

const difference = async () => {
  const id = randomUUID();
  await world.db.$client.query(
    `insert into provider_differences (id, provider, day, provider_ref, kind, expected_cents, found_cents, found_currency, created_at)
     values ($1, 'sandbox', '2026-03-01', $2, 'UNKNOWN_CHARGE', 0, 2700, 'USD', now())`,
    [id, `ch_${id}`],
  );
  return id;
};

const refundIn = async (state: string) => {
  const [payment, id] = [randomUUID(), randomUUID()];
  await world.db.$client.query(
    `insert into payments (id, owner_kind, owner_id, purpose, subject_id, amount_cents, tax_cents, currency, lines, return_path,
       state, attempt, provider, expires_at, late_settlement, idempotency_key, created_at)
     values ($1, 'STOREFRONT', 'x', 'CREDIT_PACK', 'x', 5700, 0, 'USD', '[]', '/', 'OPEN', 1, 'sandbox', now(), 'REFUND', $2, now())`,
    [payment, `test:${payment}`],
  );
  await world.db.$client.query(
    `insert into payment_refunds (id, payment_id, attempt, amount_cents, reason, state, tries, provider, failure_code,
       idempotency_key, created_at)
     values ($1, $2, 1, 5700, 'LATE', $3, 3, 'sandbox', 'expired_card', $4, now())`,
    [id, payment, state, `refund:${id}`],
  );
  return id;
};

it('differences and refunds by hand are closed once, with a note, by staff', async () => {
  const staff = world.protectionOf(await world.addStaff('Sam'));
  const [found, byHand, sent] = [await difference(), await refundIn('BY_HAND'), await refundIn('SENT')];
  const { open, closed } = await staff.listPaymentLeftovers();
  expect(open.differences).toMatchObject([{ id: found, kind: 'UNKNOWN_CHARGE', foundCents: 2700 }]);
  expect(open.refunds).toMatchObject([{ id: byHand, amountCents: 5700, failureCode: 'expired_card' }]);
  expect(closed).toEqual({ differences: [], refunds: [] });

  const note = 'Paid back by check';
  const close = (id: string, kind: 'DIFFERENCE' | 'REFUND') => staff.closePaymentLeftover({ id, kind, note });
  const twice = await Promise.all([refusal(close(found, 'DIFFERENCE')), refusal(close(found, 'DIFFERENCE'))]);
  expect(twice.toSorted()).toEqual(['not refused', 'payment.closed_already']);
  const after = await close(byHand, 'REFUND');
  expect(after.open).toEqual({ differences: [], refunds: [] });
  expect(after.closed.refunds).toMatchObject([{ id: byHand, note, closedBy: 'Sam' }]);
  expect(await refusal(close(sent, 'REFUND'))).toBe('payment.closed_already');
  expect(await refusal(staff.closePaymentLeftover({ id: found, kind: 'DIFFERENCE', note: '' }))).toBe(
    'invalid_input',
  );
});

it('vendors see nothing of it', async () => {
  const { owner } = await world.addVendor();
  expect(await refusal(world.protectionOf(owner.actor).listPaymentLeftovers())).toBe('forbidden');
});
