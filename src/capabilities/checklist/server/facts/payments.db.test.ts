import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BudgetOperation } from '#capabilities/budget/rules/budget-operations.ts';
import type { PaymentValues } from '#capabilities/budget/rules/budget-state.ts';
import { NEW_LINE } from '#capabilities/budget/rules/new-line.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import {
  type ChecklistWorld,
  type Helper,
  openChecklistWorld,
  taskOf,
} from '../../testing/checklist-world.ts';

let world: ChecklistWorld;
let owner: Helper;
let lineUuid: string;
let travelled = 0;

beforeAll(async () => {
  world = await openChecklistWorld();
});
afterAll(() => world.close());

/** Somebody with a list and a line of the budget. The world’s clock stands at the first of March 2026. */
beforeEach(async () => {
  world.moveDays(-travelled);
  travelled = 0;
  owner = await world.addOwner('Maya');
  const { uuid } = taskOf(await owner.checklist.readChecklist(), 'vows');
  await owner.checklist.tickTask({ uuid, isDone: true });
  lineUuid = randomUUID();
  const music = { ...NEW_LINE, section: 'ELSE', categoryKey: null, name: 'Music', position: 1 } as const;
  await world.spend(owner, {
    op: 'add',
    of: 'line',
    uuid: lineUuid,
    values: { ...music, vendorName: 'The Night Owls' },
  });
});

const payment = (values: Partial<PaymentValues> = {}): BudgetOperation & { uuid: string } => ({
  op: 'add',
  of: 'payment',
  uuid: randomUUID(),
  values: {
    ...{ lineUuid, inquiryUuid: null, label: 'Deposit', amountCents: 50_000 },
    ...{ dueOn: '2026-03-20', paidOn: null, payerUuid: null },
    ...values,
  },
});

const pay = (uuid: string, paidOn: string | null): BudgetOperation => ({
  op: 'change',
  of: 'payment',
  uuid,
  values: { paidOn },
});

async function lookAtDays() {
  await enqueueJob(world.db, defineTask('checklist-look-at-days'), {});
  await world.runJobs();
}

const lastPayments = async (helper: Helper) =>
  taskOf(await helper.checklist.readChecklist(), 'final-payments');

describe('the last payments', () => {
  it('are ticked once all have a day, and the tick goes with one that has none', async () => {
    await world.runJobs();
    expect((await lastPayments(owner)).doneAt).toBeNull();
    await world.spend(owner, payment());
    await world.runJobs();
    expect(await lastPayments(owner)).toMatchObject({
      doneReason: 'Every payment has its day, and none is late',
      doneBy: null,
    });
    const open = payment({ label: 'Tips', dueOn: null });
    await world.spend(owner, open);
    await world.runJobs();
    expect(await lastPayments(owner)).toMatchObject({ doneAt: null, doneReason: null });
    await world.spend(owner, { op: 'remove', of: 'payment', uuid: open.uuid });
    await world.runJobs();
    expect((await lastPayments(owner)).doneReason).not.toBeNull();
  });

  it('are no longer ticked when a day passes, and are again when it is paid', async () => {
    const due = payment({ dueOn: '2026-03-02' });
    await world.spend(owner, due);
    await world.runJobs();
    expect((await lastPayments(owner)).doneAt).not.toBeNull();
    travelled = 2;
    world.moveDays(travelled);
    await lookAtDays();
    expect((await lastPayments(owner)).doneAt).toBeNull();
    await world.spend(owner, pay(due.uuid, '2026-03-03'));
    await world.runJobs();
    expect((await lastPayments(owner)).doneReason).toBe('Every payment is made');
  });

  it('are left alone where somebody took the tick back', async () => {
    await world.spend(owner, payment());
    await world.runJobs();
    const { uuid } = await lastPayments(owner);
    await owner.checklist.tickTask({ uuid, isDone: false });
    await world.spend(owner, payment({ label: 'Balance' }));
    await world.runJobs();
    expect((await lastPayments(owner)).doneAt).toBeNull();
  });

  it('are nobody’s job where there is no list', async () => {
    const other = await world.addOwner('Ana');
    await other.api.saveWedding({ budgetCents: 100 });
    await world.runJobs();
    expect((await lastPayments(other)).doneAt).toBeNull();
  });
});

describe('payments of the budget', () => {
  it('stand on the list while they are late or due this month, and not once they are paid', async () => {
    const late = payment({ dueOn: '2026-02-26' });
    const soon = payment({ label: 'Balance', dueOn: '2026-03-31', amountCents: 90_000 });
    await world.spend(owner, soon, late, payment({ dueOn: '2026-04-01' }), payment({ dueOn: null }));
    const { payments, canPay } = await owner.checklist.readChecklist();
    expect(canPay).toBe(true);
    expect(payments).toEqual([
      {
        uuid: late.uuid,
        title: 'Pay The Night Owls’ deposit',
        amountCents: 50_000,
        dueOn: '2026-02-26',
      },
      {
        uuid: soon.uuid,
        title: 'Pay The Night Owls’ balance',
        amountCents: 90_000,
        dueOn: '2026-03-31',
      },
    ]);
    await world.spend(owner, pay(late.uuid, '2026-03-01'));
    expect((await owner.checklist.readChecklist()).payments.map(({ uuid }) => uuid)).toEqual([soon.uuid]);
  });

  it('are for those who see money, and no reason of a tick names an amount', async () => {
    await owner.api.saveWedding({ budgetCents: 3_800_000 });
    await world.spend(owner, payment());
    await world.runJobs();
    await owner.api.saveMoneyAccess({ plannerMoney: 'NONE', familyMoney: 'SEE' });
    const planner = await world.join(owner, 'PLANNER');
    const family = await world.join(owner, 'FAMILY');
    const viewer = await world.join(owner, 'VIEWER');
    for (const helper of [planner, viewer]) {
      const list = await helper.checklist.readChecklist();
      expect(list).toMatchObject({ payments: [], canPay: false });
      expect(taskOf(list, 'final-payments').doneReason).not.toBeNull();
      expect(JSON.stringify(list)).not.toMatch(/\$|Night Owls|38,?000|50,?000/);
    }
    const seen = await family.checklist.readChecklist();
    expect(seen.payments).toHaveLength(1);
    expect(seen.canPay).toBe(false);
  });
});
