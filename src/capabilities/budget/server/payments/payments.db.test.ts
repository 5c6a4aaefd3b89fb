import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import { SECRET } from '#capabilities/weddings/testing/wedding-world.ts';
import type { BudgetOperation } from '../../rules/budget-operations.ts';
import { type BudgetWorld, change, openBudgetWorld, type Spender } from '../../testing/budget-world.ts';
import { collectAgenda } from './collect-agenda.ts';
import { collectDigest } from './collect-digest.ts';
import { remindOfPayments } from './remind-of-payments.ts';

const LINKS = { publicUrl: 'https://ampersand.example', secret: SECRET };

let world: BudgetWorld;
let couple: Spender;
let lineUuid: string;

beforeAll(async () => {
  world = await openBudgetWorld();
});
afterAll(() => world.close());
// Each story begins on the same day.
let travelled = 0;
beforeEach(async () => {
  world.moveDays(-travelled);
  travelled = 0;
  couple = await world.addCouple();
  lineUuid = (await couple.budget.readBudget()).lines.find(({ name }) => name === 'Music')?.uuid ?? '';
});

const travel = (days: number) => {
  travelled += days;
  world.moveDays(days);
};
const remind = () => remindOfPayments({ ...world, ...LINKS });

function payment(values: object): BudgetOperation & { uuid: string } {
  return {
    op: 'add',
    of: 'payment',
    uuid: randomUUID(),
    values: {
      ...{ lineUuid, inquiryUuid: null, label: 'Deposit', amountCents: 50_000 },
      ...{ dueOn: '2026-03-20', paidOn: null, payerUuid: null },
      ...values,
    },
  };
}

/** Of payments alone, in order. */
const subjectsTo = async ({ email }: Spender) =>
  (await world.mailsTo(email))
    .map(({ subject }) => subject ?? '')
    .filter((subject) => /payment|\$/.test(subject))
    .toReversed();

describe('reminders', () => {
  it('come a week before, the day before, when it is late, and end when it is paid', async () => {
    const due = payment({});
    await change(couple, due);
    // It is the first of March.
    for (let day = 1; day <= 32; day += 1) {
      await remind();
      await remind();
      travel(1);
    }
    expect(await subjectsTo(couple)).toEqual([
      '$500 to Music is due Mar 20, in 7 days',
      '$500 to Music is due tomorrow, Mar 20',
      '$500 to Music is 1 day late',
      '$500 to Music is 8 days late',
    ]);
    await change(couple, {
      op: 'change',
      of: 'payment',
      uuid: due.uuid,
      values: { paidOn: '2026-04-01' },
    });
    for (let day = 0; day < 20; day += 1) {
      await remind();
      travel(1);
    }
    expect(await subjectsTo(couple)).toHaveLength(4);
  });

  it('are one mail a day for each who sees the money and wants mail', async () => {
    const partner = await world.join(couple, 'PARTNER');
    const planner = await world.join(couple, 'PLANNER');
    const family = await world.join(couple, 'FAMILY');
    await couple.api.saveMoneyAccess({ plannerMoney: 'NONE', familyMoney: 'SEE' });
    await world.db.$client.query(
      `insert into inquiry_notification_settings (user_id, side, mail, text_messages, updated_at)
       values ($1, 'COUPLE', 'OFF', false, now())`,
      [partner.userId],
    );
    await change(
      couple,
      payment({ dueOn: '2026-03-02' }),
      payment({ dueOn: '2026-02-28', label: 'Balance' }),
    );
    await remind();
    expect(await subjectsTo(couple)).toEqual(['2 payments coming up, 1 late']);
    const toFamily = (await world.mailsTo(family.email)).find(({ subject }) => subject?.includes('payments'));
    expect(toFamily?.text).toContain('$500 to Music');
    for (const person of [partner, planner]) {
      expect(await subjectsTo(person)).toEqual([]);
    }
  });

  it('begin anew with another day', async () => {
    const due = payment({ dueOn: '2026-03-02' });
    await change(couple, due);
    await remind();
    await change(couple, { op: 'change', of: 'payment', uuid: due.uuid, values: { dueOn: '2026-03-05' } });
    await remind();
    expect(
      await world.db.$client.query('select reminded_on::text from budget_payments where uuid = $1', [
        due.uuid,
      ]),
    ).toMatchObject({ rows: [{ reminded_on: '2026-03-01' }] });
    // Of the same day one mail went out already.
    expect(await subjectsTo(couple)).toHaveLength(1);
  });

  it('say nothing of vendors who are no longer booked', async () => {
    const vendor = await world.addVendor();
    const inquiryUuid = await world.connectTo(couple, vendor);
    await couple.inquiries.book({ uuid: inquiryUuid });
    const { vendors } = await couple.budget.readBudget();
    await change(couple, payment({ dueOn: '2026-03-02', inquiryUuid, lineUuid: vendors[0]?.lineUuid }));
    await couple.inquiries.unbook({ uuid: inquiryUuid });
    await remind();
    expect(await subjectsTo(couple)).toEqual([]);
  });
});

it('the mail of the day has what is due this week and what is late, for those who see money', async () => {
  const reader = ({ userId, email }: Spender) => ({
    userId,
    email,
    side: 'COUPLE' as const,
    storefrontIds: [],
  });
  const collect = (person: Spender) =>
    collectDigest({ ...world, ...LINKS }, reader(person), world.clock.now());
  expect(await collect(couple)).toBeUndefined();
  await change(couple, payment({ dueOn: '2026-03-04' }), payment({ dueOn: '2026-05-04' }));
  expect(await collect(couple)).toMatchObject({
    count: '1 payment',
    hasNews: false,
    links: [{ label: '$500 to Music', note: 'Deposit · due Mar 4, in 3 days' }],
  });
  travel(2);
  expect(await collect(couple)).toMatchObject({ hasNews: true });
  expect(await collect(await world.join(couple, 'PLANNER'))).toBeUndefined();
});

it('the agenda has payments on their days, for those who see money', async () => {
  await change(
    couple,
    payment({}),
    payment({ dueOn: '2026-03-21', paidOn: '2026-03-01' }),
    payment({ dueOn: null }),
  );
  const span = { from: '2026-03-01', through: '2026-03-31' };
  const collect = async (person: Spender) => {
    const member = await membershipOf(world.db, person.userId);
    return member ? collectAgenda(world, member, span) : [];
  };
  expect(await collect(couple)).toMatchObject([
    { kind: 'PAYMENT', day: '2026-03-20', title: 'Pay Music: Deposit', detail: '$500', isDone: false },
    { kind: 'PAYMENT', day: '2026-03-21', isDone: true },
  ]);
  expect(await collect(await world.join(couple, 'VIEWER'))).toEqual([]);
});
