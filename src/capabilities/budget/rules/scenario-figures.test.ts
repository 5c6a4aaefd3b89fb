import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBudget } from '../testing/random-budget.ts';
import type { BudgetLine, ScenarioChoices } from './budget-state.ts';
import { budgetSums, type SummedBudget } from './budget-sums.ts';
import { headsOf } from './head-sources.ts';
import { scaledHeads, scenarioFigures } from './scenario-figures.ts';

const AS_PLANNED: ScenarioChoices = { guests: null, weddingDate: null, season: null, lines: {} };

function line(uuid: string, values: Partial<BudgetLine>): BudgetLine {
  return {
    uuid,
    parentUuid: null,
    section: 'PLACE',
    categoryKey: null,
    name: uuid,
    position: 1,
    priceCents: 0,
    countedBy: null,
    fixedCount: null,
    vendorName: '',
    quotedCents: null,
    agreedCents: null,
    note: '',
    payerUuid: null,
    ...values,
  };
}

/** The venue is booked as a whole, with a site fee and a dinner by the head. */
const BUDGET: SummedBudget = {
  totalCents: 3_800_000,
  heads: { invited: 140, attending: 130, adults: 123, households: 62, isEstimate: false },
  today: '2026-06-01',
  lines: [
    line('venue', { categoryKey: 'venue' }),
    line('site', { parentUuid: 'venue', priceCents: 620_000, quotedCents: 615_000 }),
    line('dinner', { parentUuid: 'venue', priceCents: 6000, countedBy: 'INVITED', quotedCents: 840_000 }),
    line('bar', { priceCents: 2100, countedBy: 'ADULTS' }),
    line('favors', { priceCents: 400, countedBy: 'FIXED', fixedCount: 100 }),
    line('flowers', { priceCents: 330_000 }),
    line('photos', { priceCents: 340_000, agreedCents: 360_000 }),
  ],
  payments: [],
  vendors: [
    {
      inquiryUuid: 'leopold',
      lineUuid: 'venue',
      name: 'Leopold House',
      isBooked: true,
      offeredCents: null,
      offerEndsOn: null,
      agreedCents: 1_455_000,
    },
    {
      inquiryUuid: 'thyme',
      lineUuid: 'flowers',
      name: 'Wild Thyme',
      isBooked: false,
      offeredCents: 318_000,
      offerEndsOn: null,
      agreedCents: null,
    },
  ],
};
const RATES = { lineUuid: 'venue', name: 'Leopold House', peakCents: 800_000, offPeakCents: 600_000 };

const expected = (choices: Partial<ScenarioChoices>, rates: typeof RATES | null = null) => {
  const { sums } = scenarioFigures(BUDGET, { ...AS_PLANNED, ...choices }, rates);
  return Object.fromEntries([...sums.lines].map(([uuid, { expectedCents }]) => [uuid, expectedCents]));
};
const PLAN = expected({});

describe('what if there were other guests', () => {
  it('moves what goes by the head, agreed or not, and nothing else', () => {
    expect(expected({ guests: 120 })).toEqual({
      ...PLAN,
      dinner: 720_000,
      venue: 1_455_000 - 120_000,
      bar: 2100 * 105,
    });
  });

  it('counts everybody as a grown-up where nobody was counted', () => {
    const nobody = { invited: 0, attending: 0, adults: 0, households: 0, isEstimate: true };
    expect(scaledHeads(nobody, 51)).toEqual({
      invited: 51,
      attending: 51,
      adults: 51,
      households: 26,
      isEstimate: true,
    });
  });
});

describe('what if it were another time of the year', () => {
  it('moves the price of the place as its listing says, and no price by the head', () => {
    expect(expected({ season: 'OFF_PEAK' }, RATES)).toEqual({
      ...PLAN,
      site: 461_250,
      venue: 1_455_000 - 153_750,
    });
    expect(expected({ season: 'PEAK' }, RATES).site).toBe(820_000);
  });

  it('moves nothing where no listing says it, and tells so', () => {
    const { isSeasonKnown } = scenarioFigures(BUDGET, { ...AS_PLANNED, season: 'PEAK' }, null);
    expect(isSeasonKnown).toBe(false);
    expect(expected({ season: 'PEAK' })).toEqual(PLAN);
    expect(expected({ weddingDate: '2027-02-05' }, RATES)).toEqual(PLAN);
  });
});

describe('what if a line cost something else', () => {
  it('takes the place of a plan or an offer, and of nothing that is agreed on', () => {
    expect(expected({ lines: { flowers: 260_000, photos: 1, gone: 5 } })).toEqual({
      ...PLAN,
      flowers: 260_000,
    });
  });
});

describe('any scenario', () => {
  const choices = fc.record({
    guests: fc.option(fc.nat(400), { nil: null }),
    weddingDate: fc.constant(null),
    season: fc.constantFrom(null, 'PEAK' as const, 'OFF_PEAK' as const),
    lines: fc.dictionary(fc.constantFrom('line-0', 'line-1', 'line-5'), fc.nat(900_000)),
  });
  const rates = fc.constantFrom(null, { ...RATES, lineUuid: 'line-0' });

  it('adds up to the cent, in whole cents and never below nothing', () => {
    fc.assert(
      fc.property(randomBudget, choices, rates, (budget, chosen, known) => {
        const { sums } = scenarioFigures(budget, chosen, known);
        const parts = Object.values(sums.parts);
        expect(parts.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(sums.whole.expectedCents);
        const sections = Object.values(sums.sections).map(({ expectedCents }) => expectedCents);
        expect(sections.reduce((sum, cents) => sum + cents, 0)).toBe(sums.whole.expectedCents);
      }),
    );
  });

  it('of other guests moves what is planned by the head, cent for cent, and no other line', () => {
    fc.assert(
      fc.property(randomBudget, fc.nat(400), (budget, guests) => {
        const { heads, sums } = scenarioFigures(budget, { ...AS_PLANNED, guests }, null);
        const plan = budgetSums(budget);
        const parents = new Set(budget.lines.map(({ parentUuid }) => parentUuid));
        for (const one of budget.lines) {
          if (parents.has(one.uuid)) continue;
          const [before, after] = [plan.lines.get(one.uuid), sums.lines.get(one.uuid)];
          const difference = headsOf(one, heads) - headsOf(one, budget.heads);
          expect((after?.plannedCents ?? 0) - (before?.plannedCents ?? 0) - one.priceCents * difference).toBe(
            0,
          );
          if (difference === 0) expect(after).toEqual(before);
        }
      }),
    );
  });

  it('that changes nothing is the plan', () => {
    fc.assert(
      fc.property(randomBudget, (budget) => {
        const same = { ...AS_PLANNED, guests: budget.heads.invited };
        expect(scenarioFigures(budget, same, null).sums).toEqual(budgetSums(budget));
      }),
    );
  });
});
