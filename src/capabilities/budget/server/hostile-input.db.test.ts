import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { MOST_CENTS, MOST_CENTS_EACH, MOST_COUNT } from '../rules/budget-limits.ts';
import { budgetSums } from '../rules/budget-sums.ts';
import { type BudgetWorld, change, newLine, openBudgetWorld, type Spender } from '../testing/budget-world.ts';

let world: BudgetWorld;
let couple: Spender;

beforeAll(async () => {
  world = await openBudgetWorld();
  couple = await world.addCouple();
});
afterAll(() => world.close());

const send = (
  person: Spender,
  ...operations: Parameters<Spender['budget']['changeBudget']>[0]['operations']
) => refusal(person.budget.changeBudget({ uuid: randomUUID(), operations }));

describe('an id', () => {
  it('is one thing, however it is spelled', async () => {
    const arch = newLine('Arch');
    await change(couple, arch);
    const loud = arch.uuid.toUpperCase();
    expect(await send(couple, Object.assign(newLine('Twin'), { uuid: loud }))).toBe('budget.uuid_taken');
    const { crossed } = await change(couple, {
      op: 'change',
      of: 'line',
      uuid: loud,
      values: { name: 'Flower arch' },
    });
    expect(crossed).toEqual([]);
    const { lines } = await couple.budget.readBudget();
    expect(lines.find(({ uuid }) => uuid === arch.uuid)?.name).toBe('Flower arch');
  });
});

describe('an amount', () => {
  it('for each of many is bounded, so that a full budget is still counted to the cent', async () => {
    const dear = { countedBy: 'FIXED' as const, fixedCount: MOST_COUNT };
    expect(await send(couple, newLine('Gold', { ...dear, priceCents: MOST_CENTS_EACH + 1 }))).toBe(
      'budget.price_too_high',
    );
    const rich = await world.addCouple();
    const all = Array.from({ length: 1000 }, (_, index) =>
      newLine(
        `Gold ${index}`,
        index % 2 ? { ...dear, priceCents: MOST_CENTS_EACH } : { priceCents: MOST_CENTS },
      ),
    );
    expect(await send(rich, ...all)).toBe('not refused');
    const { whole } = budgetSums(await rich.budget.readBudget());
    expect(whole.plannedCents).toBe(1000 * MOST_CENTS + 3_800_000);
    expect(Number.isSafeInteger(whole.plannedCents)).toBe(true);
  });

  it.each([-1, 0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, MOST_CENTS + 1])(
    'of %d is refused and changes nothing',
    async (priceCents) => {
      const before = await couple.budget.readBudget();
      expect(await send(couple, newLine('Odd', { priceCents }))).toBe('invalid_input');
      expect(await couple.budget.readBudget()).toEqual(before);
    },
  );
});

describe('a day', () => {
  it.each(['0000-01-01', '0027-06-12', '9999-12-31', '2027-02-30', '10000-01-01', 'infinity', 'today'])(
    '%s is none',
    async (dueOn) => {
      const [line] = (await couple.budget.readBudget()).lines;
      const values = {
        ...{ lineUuid: line?.uuid ?? '', inquiryUuid: null, label: '', amountCents: 1 },
        ...{ dueOn, paidOn: null, payerUuid: null },
      };
      const payment = { op: 'add' as const, of: 'payment' as const, uuid: randomUUID(), values };
      expect(await send(couple, payment)).toBe('invalid_input');
    },
  );
});

describe('a couple that said nothing of its guests', () => {
  it('plans for as many as usually come, and follows the list from its first name', async () => {
    const newcomer = await world.addPerson('Ida');
    const preview = await newcomer.budget.readBudget();
    const started = await newcomer.budget.startBudget({ totalCents: 3_600_000, isAllInclusive: false });
    expect(started.heads).toEqual(preview.heads);
    expect(started.heads).toMatchObject({ invited: 120, isEstimate: true });
    expect(budgetSums(started).whole.plannedCents).toBe(3_600_000);
    const dinner = started.lines.find(({ name }) => name === 'Dinner');
    await newcomer.guests.addGuestLines({ lines: 'Sam & Alex Lee\nAna Cruz', side: 'A', list: 'INVITED' });
    const counted = budgetSums(await newcomer.budget.readBudget());
    expect(counted.lines.get(dinner?.uuid ?? '')?.plannedCents).toBe(3 * (dinner?.priceCents ?? 0));
  });
});
