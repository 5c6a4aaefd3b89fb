import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { budgetSums } from '../../rules/budget-sums.ts';
import { type BudgetWorld, openBudgetWorld, type Spender } from '../../testing/budget-world.ts';

const FOLDER = path.join(import.meta.dirname, '../../../../../db/migrations');

let world: BudgetWorld;

beforeAll(async () => {
  world = await openBudgetWorld();
});
afterAll(() => world.close());

async function runMigration(): Promise<void> {
  const name = (await readdir(FOLDER)).find((file) => file.endsWith('_bookings_money.sql')) ?? '';
  const text = await readFile(path.join(FOLDER, name), 'utf8');
  const client = await world.db.$client.connect();
  try {
    await client.query('begin');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** As the version before this one left it: notes and payments beside the inquiry, and no budget. */
async function bookedBefore(couple: Spender, { isOver }: { isOver: boolean }): Promise<string> {
  const uuid = await world.connectTo(couple, await world.addVendor({ name: 'Fern & Field' }));
  await couple.inquiries.book({ uuid });
  if (isOver) await couple.inquiries.unbook({ uuid });
  const { query } = world.db.$client;
  const run = query.bind(world.db.$client) as (text: string, values: unknown[]) => Promise<unknown>;
  await run('delete from budget_vendors where inquiry_uuid = $1', [uuid]);
  await run(
    'delete from budget_lines where wedding_id = (select wedding_id from inquiries where uuid = $1)',
    [uuid],
  );
  await run(
    `insert into inquiry_bookings (inquiry_uuid, total_cents, updated_at) values ($1, 360000, now())`,
    [uuid],
  );
  await run(
    `insert into inquiry_booking_payments (inquiry_uuid, position, label, amount_cents, due_on, paid_on)
     values ($1, 0, 'Deposit', 120000, '2026-02-01', $2), ($1, 1, 'Balance', 240000, '2026-09-01', null)`,
    [uuid, isOver ? null : '2026-02-01'],
  );
  return uuid;
}

it('totals and payments of bookings move into the budget, and come back with a booking that was over', async () => {
  const couple = await world.addPerson('Ida');
  const other = await world.addPerson('Ole');
  await bookedBefore(couple, { isOver: false });
  const over = await bookedBefore(other, { isOver: true });
  await runMigration();
  const read = await couple.budget.readBudget();
  expect(read).toMatchObject({
    isStarted: false,
    lines: [{ name: 'Photos', section: 'PEOPLE', categoryKey: 'photography' }],
    vendors: [{ name: 'Fern & Field', isBooked: true, agreedCents: 360_000 }],
    payments: [{ label: 'Deposit', paidOn: '2026-02-01' }, { label: 'Balance' }],
  });
  expect(budgetSums(read).whole).toMatchObject({ committedCents: 360_000, paidCents: 120_000 });
  expect(await other.budget.readBudget()).toMatchObject({ lines: [], payments: [] });
  await other.inquiries.book({ uuid: over, amountCents: 5 });
  expect(await other.budget.readBudget()).toMatchObject({
    lines: [{ name: 'Photos' }],
    vendors: [{ agreedCents: 5 }],
    payments: [{ label: 'Deposit' }, { label: 'Balance' }],
  });
});
