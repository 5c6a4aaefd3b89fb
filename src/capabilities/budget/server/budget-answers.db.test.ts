import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import { HUDSON, refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { readTable } from '../rules/read-table.ts';
import { type BudgetWorld, change, newLine, openBudgetWorld, type Spender } from '../testing/budget-world.ts';
import { collectBudget } from './collect-budget.ts';
import { fileKey } from './files/file-jobs.ts';
import { budgetJobs } from './jobs.ts';
import { readMoney } from './money/read-money.ts';

let world: BudgetWorld;

beforeAll(async () => {
  world = await openBudgetWorld();
});
afterAll(() => world.close());

const TODAY = '2026-03-01';
const FACTS = { today: TODAY, counted: undefined };
const memberOf = async ({ userId }: Spender) => {
  const member = await membershipOf(world.db, userId);
  if (!member) throw new Error('Not a member.');
  return member;
};

async function withPayment() {
  const couple = await world.addCouple();
  const vendor = await world.addVendor({ name: 'Fern & Field' });
  const inquiryUuid = await world.connectTo(couple, vendor);
  await couple.inquiries.book({ uuid: inquiryUuid, amountCents: 360_000 });
  const [{ lineUuid = '' } = {}] = (await couple.budget.readBudget()).vendors;
  const values = { lineUuid, inquiryUuid, amountCents: 120_000, payerUuid: null };
  await change(
    couple,
    {
      op: 'add',
      of: 'payment',
      uuid: randomUUID(),
      values: { ...values, label: 'Deposit', dueOn: '2026-02-01', paidOn: '2026-02-01' },
    },
    {
      op: 'add',
      of: 'payment',
      uuid: randomUUID(),
      values: { ...values, label: 'Second payment', dueOn: '2026-02-20', paidOn: null },
    },
    newLine('=cmd()', { note: 'Two\nlines, "quoted"', priceCents: 1234 }),
  );
  return { couple, lineUuid };
}

describe('in short', () => {
  it('the money of a wedding takes one statement', async () => {
    const { couple } = await withPayment();
    const member = await memberOf(couple);
    const statements = vi.spyOn(world.db.$client, 'query');
    const money = await readMoney(world.db, member, FACTS);
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
    expect(money).toMatchObject({
      isStarted: true,
      totalCents: 3_800_000,
      committedCents: 360_000,
      paidCents: 120_000,
      outstandingCents: 240_000,
      nextPayments: [
        {
          title: 'Fern & Field',
          label: 'Second payment',
          amountCents: 120_000,
          dueOn: '2026-02-20',
          isLate: true,
          href: '/wedding-budget',
        },
      ],
    });
    expect(await readMoney(world.db, await memberOf(await world.join(couple, 'PLANNER')), FACTS)).toBeNull();
  });

  it('the archive has it for whoever sees money', async () => {
    const { couple } = await withPayment();
    expect(await collectBudget(world.db, couple.userId)).toMatchObject({ payments: [{}, {}] });
    const planner = await world.join(couple, 'PLANNER');
    expect(await collectBudget(world.db, planner.userId)).toBeNull();
  });
});

describe('to take along', () => {
  it('a spreadsheet runs nothing, and can be brought in again', async () => {
    const { couple } = await withPayment();
    const file = await couple.budget.exportBudget();
    const text = await file.text();
    expect(file.name).toBe('budget-2026-03-01.csv');
    expect(text).toContain(`'=cmd()`);
    expect(text).toContain('"Two\nlines, ""quoted"""');
    let next = 0;
    const { operations, problems } = readTable(text, {
      budget: {
        ...(await couple.budget.readBudget()),
        lines: [],
        payments: [],
        vendors: [],
        contributors: [],
      },
      newUuid: () => {
        next += 1;
        return `00000000-0000-4000-8000-${String(next).padStart(12, '0')}`;
      },
    });
    expect(problems).toEqual([]);
    const newcomer = await world.addCouple(1);
    const { lines } = await newcomer.budget.readBudget();
    await change(
      newcomer,
      ...lines.map(({ uuid }) => ({ op: 'remove' as const, of: 'line' as const, uuid })),
      ...operations,
    );
    const [before, after] = [await couple.budget.readBudget(), await newcomer.budget.readBudget()];
    const namesOf = ({ lines: all }: typeof before) => all.map(({ name }) => name).toSorted();
    expect(namesOf(after)).toEqual(namesOf(before));
    expect(after.payments.map(({ label, amountCents }) => [label, amountCents])).toEqual(
      before.payments.map(({ label, amountCents }) => [label, amountCents]),
    );
  });

  it.each(['us-letter', 'a4'] as const)('paper of the size %s', async (paper) => {
    const { couple, lineUuid } = await withPayment();
    const note = 'Ask for #oysters [no shells]\nשלום, and $5 a head';
    await change(couple, { op: 'change', of: 'line', uuid: lineUuid, values: { note } });
    const file = await couple.budget.printBudget({ paper });
    expect(file.type).toBe('application/pdf');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  });
});

describe('files', () => {
  const content = '%PDF-1.7\na contract';
  const add = (person: Spender, uuid: string) =>
    person.budget.addBudgetFile({
      params: { uuid, name: 'contract.pdf' },
      body: new File([content], 'contract.pdf'),
    });

  it('hang on a line, for those who see money, and go when they are taken away', async () => {
    const { couple, lineUuid } = await withPayment();
    const { uuid } = await add(couple, lineUuid);
    expect((await couple.budget.readBudget()).files).toMatchObject([
      { uuid, lineUuid, name: 'contract.pdf' },
    ]);
    expect(await (await couple.budget.readBudgetFile({ uuid })).text()).toBe(content);
    const stranger = await world.addCouple();
    const planner = await world.join(couple, 'PLANNER');
    expect(await refusal(stranger.budget.readBudgetFile({ uuid }))).toBe('attachment.not_found');
    expect(await refusal(stranger.budget.removeBudgetFile({ uuid }))).toBe('attachment.not_found');
    expect(await refusal(add(stranger, lineUuid))).toBe('budget.not_found');
    expect(await refusal(planner.budget.readBudgetFile({ uuid }))).toBe('wedding.role_forbids');
    expect(await couple.budget.removeBudgetFile({ uuid })).toEqual({ removed: true });
    expect(await refusal(couple.budget.readBudgetFile({ uuid }))).toBe('attachment.not_found');
    const { weddingId } = await memberOf(couple);
    const jobs = budgetJobs({ ...world.platform, publicUrl: '', secret: '' });
    await runTaskOnce(jobs, 'budget-sweep');
    expect(await world.files.get(fileKey({ weddingId, uuid }))).toBeDefined();
    world.moveDays(31);
    await runTaskOnce(jobs, 'budget-sweep');
    world.moveDays(-31);
    expect(await world.files.get(fileKey({ weddingId, uuid }))).toBeUndefined();
  });

  it('go with the wedding', async () => {
    const { couple, lineUuid } = await withPayment();
    const { uuid } = await add(couple, lineUuid);
    const { weddingId } = await memberOf(couple);
    await couple.api.leaveWedding({ endsWedding: true });
    await runPendingJobs(world.db.$client, budgetJobs({ ...world.platform, publicUrl: '', secret: '' }));
    expect(await world.files.get(fileKey({ weddingId, uuid }))).toBeUndefined();
    const { rows } = await world.db.$client.query('select 1 from budget_lines where wedding_id = $1', [
      weddingId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('prices nearby', () => {
  const list = (prices: number[], place: { marketId: number | null; categoryId?: number }, from: number) =>
    Promise.all(
      prices.map((price, index) =>
        world.db.$client.query(
          `insert into storefront_search (storefront_id, category_id, market_id, state_code, lat, lon, own_facets,
             shared_facets, price_cents, reviews_score, completeness_score, answers_score, freshness_score, reviews_count,
             published_at, shows_availability, days_off, search_name, version)
           values ($1, $2, $3, 'NY', 0, 0, 0, 0, $4, 0, 0, 0, 0, 0, now(), false, 0, '', 0)`,
          [from + index, place.categoryId ?? 7, place.marketId, price],
        ),
      ),
    );

  it('are quartiles of listings in the market, else in the state, and nothing of a few', async () => {
    await world.db.$client.query('update cities set market_id = 3169 where id = $1', [HUDSON]);
    await list([100, 200, 300, 400, 500], { marketId: 3169, categoryId: 4 }, 900_000);
    await list([1000, 2000, 3000, 4000], { marketId: 3169, categoryId: 5 }, 910_000);
    await list([9000], { marketId: null, categoryId: 5 }, 920_000);
    await list([1, 2, 3, 4], { marketId: 3169, categoryId: 8 }, 930_000);
    const couple = await world.addCouple();
    expect(await couple.budget.readLocalPrices()).toEqual([]);
    await couple.api.saveWedding({ cityId: HUDSON });
    expect(await couple.budget.readLocalPrices()).toEqual([
      {
        ...{
          categoryKey: 'catering',
          taxonomyKey: 'wedding-catering',
          unit: 'per person',
          place: 'New York',
        },
        ...{ listings: 5, lowCents: 100, lowerQuartileCents: 200, medianCents: 300 },
        ...{ upperQuartileCents: 400, highCents: 500 },
      },
      {
        ...{ categoryKey: 'flowers-decor', taxonomyKey: 'wedding-florists', unit: null, place: 'New York' },
        ...{ listings: 5, lowCents: 1000, lowerQuartileCents: 2000, medianCents: 3000 },
        ...{ upperQuartileCents: 4000, highCents: 9000 },
      },
    ]);
  });
});
