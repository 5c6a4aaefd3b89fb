import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations } from './apply-operations.ts';
import type { BudgetLine, BudgetPayment, BudgetVendor } from './budget-state.ts';
import { budgetSums, type SummedBudget } from './budget-sums.ts';
import { courseParts, courseWords } from './course-words.ts';
import { lineBadge, offersText, whoOf } from './line-words.ts';
import { NEW_LINE } from './new-line.ts';
import { payeeOf, paymentWords } from './payment-words.ts';
import { priceOfLine, priceScale } from './price-scale.ts';
import { scenarioFigures } from './scenario-figures.ts';
import { AS_PLANNED, isAsPlanned, movedLines, scenarioOperations } from './scenario-operations.ts';
import { toldText } from './told-text.ts';
import { payerUuidOf, whoPays } from './who-pays.ts';

const TODAY = '2026-11-18';
const HEADS = { invited: 140, attending: 130, adults: 123, households: 62, isEstimate: false };

function line(uuid: string, values: Partial<BudgetLine> = {}): BudgetLine {
  return { ...NEW_LINE, section: 'PLACE', categoryKey: null, name: uuid, position: 0, uuid, ...values };
}

function payment(uuid: string, values: Partial<BudgetPayment> = {}): BudgetPayment {
  const none = { inquiryUuid: null, dueOn: null, paidOn: null, payerUuid: null };
  return { ...none, uuid, lineUuid: 'photos', label: 'Deposit', amountCents: 100, ...values };
}

const vendor: BudgetVendor = {
  inquiryUuid: 'i',
  lineUuid: 'photos',
  name: 'Fern & Field',
  isBooked: false,
  offeredCents: 300,
  offerEndsOn: '2026-11-20',
  agreedCents: null,
};

const BUDGET: SummedBudget & { contributors: never[]; scenarios: never[] } = {
  totalCents: 3_800_000,
  lines: [
    line('venue'),
    line('site', { parentUuid: 'venue', priceCents: 620_000 }),
    line('dinner', { parentUuid: 'venue', priceCents: 6_000, countedBy: 'INVITED' }),
    line('photos', { section: 'PEOPLE', priceCents: 340_000 }),
    line('spare', { section: 'ELSE', categoryKey: 'contingency', priceCents: 176_000 }),
  ],
  payments: [],
  vendors: [],
  contributors: [],
  scenarios: [],
  heads: HEADS,
  today: TODAY,
};

describe('where it leads', () => {
  it.each([
    [12_000, 'That’s $120 under.'],
    [-12_000, 'That’s $120 over.'],
    [0, 'That’s your budget to the cent.'],
  ])('%i cents left', (spareCents, words) => {
    const { whole } = budgetSums(BUDGET);
    expect(courseWords({ whole, spareCents })).toMatch(new RegExp(`${words.replace('$', '\\$')}$`));
  });

  it('is in parts that are the budget: what is set aside is said apart from what is spare', () => {
    const parts = courseParts(budgetSums(BUDGET));
    expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(BUDGET.totalCents);
    const { spareCents, parts: sums } = budgetSums(BUDGET);
    expect(parts.at(-1)).toEqual({ id: 'spare', label: 'Spare', cents: spareCents });
    expect(parts.find(({ id }) => id === 'setAside')?.cents ?? 0).toBe(sums.setAsideCents);
  });

  it('says how far it is over instead of what is spare', () => {
    const parts = { paidCents: 1, outstandingCents: 2, offeredCents: 3, plannedCents: 4, setAsideCents: 0 };
    const over = courseParts({ parts, spareCents: -7 });
    expect(over.map(({ id }) => id)).toEqual(['paid', 'toPay', 'offers', 'planned', 'over']);
    expect(over.at(-1)).toMatchObject({ label: 'Over budget', cents: 7 });
    expect(courseParts({ parts, spareCents: null }).map(({ id }) => id)).not.toContain('spare');
  });
});

describe('badges', () => {
  const facts = { vendors: [], payments: [], today: TODAY };

  it('say where a line stands', () => {
    expect(lineBadge({ state: 'PLANNED' }, facts)).toBeUndefined();
    expect(lineBadge({ state: 'OFFERED' }, facts)?.text).toBe('Quoted');
    expect(lineBadge({ state: 'OFFERED' }, { ...facts, vendors: [vendor] })?.text).toBe('Offer to Nov 20');
    const late = payment('p', { dueOn: '2026-11-12' });
    expect(lineBadge({ state: 'OVERDUE' }, { ...facts, payments: [late] })?.text).toBe('Deposit late');
    expect(lineBadge({ state: 'PARTLY_PAID' }, facts)?.text).toBe('Booked');
  });

  it('and whose it is', () => {
    expect(whoOf(line('a', { vendorName: 'Uncle Ray' }), [])).toBe('Uncle Ray');
    expect(whoOf(line('a'), [vendor])).toBe('Fern & Field');
    const two = [vendor, { ...vendor, name: 'Oak', offeredCents: 290_000 }];
    expect(whoOf(line('a'), two)).toBe('2 offers');
    expect(
      whoOf(
        line('a'),
        two.map((one) => ({ ...one, isBooked: true })),
      ),
    ).toBe('Fern & Field and 1 more');
    expect(offersText([{ ...vendor, offeredCents: 320_000 }, ...two.slice(1)])).toBe(
      '$2,900 from Oak, $3,200 from Fern & Field',
    );
    expect(whoOf(line('a'), [vendor, { ...vendor, name: 'Booked one', isBooked: true }])).toBe('Booked one');
  });
});

describe('payments in words', () => {
  it.each([
    ['2026-11-15', 'Deposit, 3 days late'],
    ['2026-11-17', 'Deposit, 1 day late'],
    [TODAY, 'Deposit, today'],
    ['2027-03-01', 'Deposit'],
  ])('due %s', (dueOn, words) => {
    expect(paymentWords(payment('p', { dueOn }), TODAY)).toBe(words);
  });

  it('go to the vendor of their booking, else to whoever the line names', () => {
    expect(payeeOf(payment('p', { inquiryUuid: 'i' }), line('photos'), [vendor])).toBe('Fern & Field');
    expect(payeeOf(payment('p'), line('photos'), [])).toBe('photos');
  });
});

describe('local prices', () => {
  const price = {
    categoryKey: 'bar',
    unit: 'per person',
    listings: 11,
    ...{
      lowCents: 1_400,
      lowerQuartileCents: 1_900,
      medianCents: 2_300,
      upperQuartileCents: 2_800,
      highCents: 3_600,
    },
  };

  it('lie between the lowest and the highest', () => {
    expect(priceScale(price, 2_500)).toMatchObject({ planned: 50 });
    expect(priceScale(price, 9_900).planned).toBe(100);
    expect(priceScale({ ...price, highCents: 1_400 }, 1_400).planned).toBe(0);
  });

  it('compare like with like, and say nothing for a few', () => {
    const bar = { categoryKey: 'bar', countedBy: 'ADULTS' };
    expect(priceOfLine([price], bar)).toBe(price);
    expect(priceOfLine([price], { ...bar, countedBy: null })).toBeUndefined();
    expect(priceOfLine([{ ...price, listings: 4 }], bar)).toBeUndefined();
  });
});

describe('a scenario', () => {
  it('that changes nothing is the plan', () => {
    expect(isAsPlanned(AS_PLANNED)).toBe(true);
    expect(scenarioOperations(BUDGET, AS_PLANNED, null)).toEqual([]);
  });

  it('tells what moves', () => {
    const { sums } = scenarioFigures(BUDGET, { ...AS_PLANNED, guests: 120 }, null);
    expect(movedLines(BUDGET, budgetSums(BUDGET), sums)).toEqual([
      { uuid: 'dinner', name: 'dinner', cents: 720_000, differenceCents: -120_000 },
    ]);
  });

  it('made the plan comes to the same to the cent', () => {
    const choices = fc.record({
      guests: fc.option(fc.integer({ min: 0, max: 400 })),
      weddingDate: fc.constant(null),
      season: fc.constant(null),
      lines: fc
        .option(fc.nat(5_000_000), { nil: undefined })
        .map((cents): Record<string, number> => (cents === undefined ? {} : { photos: cents })),
    });
    fc.assert(
      fc.property(choices, (wanted) => {
        const applied = applyOperations(BUDGET, scenarioOperations(BUDGET, wanted, null));
        expect(applied.ok && budgetSums(applied.value.state).whole).toEqual(
          scenarioFigures(BUDGET, wanted, null).sums.whole,
        );
      }),
    );
  });
});

describe('who pays', () => {
  const contributor = { note: '', position: 1 };
  const contributors = [
    { ...contributor, uuid: 'parents', name: 'Parents', pledgedCents: 1_000_000 },
    { ...contributor, uuid: 'us', name: 'Us', pledgedCents: 500_000, position: 2 },
  ];

  it('gives payments to their payer and the rest to the line’s', () => {
    const budget = {
      ...BUDGET,
      contributors,
      lines: BUDGET.lines.map((one) => (one.uuid === 'photos' ? { ...one, payerUuid: 'parents' } : one)),
      payments: [payment('p', { amountCents: 120_000, paidOn: TODAY, payerUuid: 'us' })],
    };
    const sums = budgetSums(budget);
    const { shares, unnamedCents, uncoveredCents } = whoPays(budget, sums);
    expect(shares.map(({ paidCents, openCents }) => [paidCents, openCents])).toEqual([
      [0, 220_000],
      [120_000, 0],
    ]);
    expect(unnamedCents).toBe(sums.whole.expectedCents - 340_000);
    expect(uncoveredCents).toBe(sums.whole.expectedCents - 1_500_000);
  });

  it('counts what was paid for a line whose parts stand below it', () => {
    const venue = line('venue', { payerUuid: 'parents', agreedCents: 900_000 });
    const parts = [400_000, 300_000].map((priceCents, index) =>
      line(`part-${index}`, { parentUuid: 'venue', priceCents, payerUuid: 'us' }),
    );
    const budget = {
      ...BUDGET,
      ...{ contributors, vendors: [], lines: [venue, ...parts] },
      payments: [payment('p', { lineUuid: 'venue', amountCents: 250_000, paidOn: TODAY })],
    };
    const { shares } = whoPays(budget, budgetSums(budget));
    const parents = shares.find(({ contributor }) => contributor.uuid === 'parents');
    expect(parents?.paidCents).toBe(250_000);
    expect(shares.reduce((sum, { paidCents, openCents }) => sum + paidCents + openCents, 0)).toBe(900_000);
  });

  it('leaves nothing out, whoever pays for what', () => {
    const payer = fc.constantFrom('parents', 'us', null);
    const some = fc.array(fc.record({ at: fc.nat(4), cents: fc.nat(900_000), payer, isPaid: fc.boolean() }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(payer, { minLength: 5, maxLength: 5 }), some, (payers, payments) => {
        const lines = BUDGET.lines.map((one, index) => ({ ...one, payerUuid: payers[index] ?? null }));
        const budget = {
          ...BUDGET,
          contributors,
          lines,
          payments: payments.map(({ at, cents, payer: payerUuid, isPaid }, index) =>
            payment(`p${index}`, {
              lineUuid: lines[at]?.uuid ?? 'photos',
              amountCents: cents,
              payerUuid,
              paidOn: isPaid ? TODAY : null,
            }),
          ),
        };
        const sums = budgetSums(budget);
        const { shares, unnamedCents } = whoPays(budget, sums);
        const all = shares.reduce(
          (sum, { paidCents, openCents }) => sum + paidCents + openCents,
          unnamedCents,
        );
        expect(all).toBe(sums.whole.expectedCents);
      }),
    );
  });
});

describe('what a toast quotes', () => {
  it('is at most 60 signs of one line', () => {
    expect(toldText(' Two\n\nlines ')).toBe('Two lines');
    expect(toldText('W'.repeat(60))).toBe('W'.repeat(60));
    expect(toldText('W'.repeat(120))).toBe(`${'W'.repeat(59)}…`);
  });
});

it('a payment is whose it says, else whose its line is, else whose the one above', () => {
  const lines = [
    line('venue', { payerUuid: 'parents' }),
    line('site', { parentUuid: 'venue' }),
    line('photos', { payerUuid: 'aunt' }),
  ];
  const payers = [
    payment('p', { payerUuid: 'us' }),
    payment('p'),
    payment('p', { lineUuid: 'site' }),
    payment('p', { lineUuid: 'gone' }),
  ].map((one) => payerUuidOf(one, lines));
  expect(payers).toEqual(['us', 'aunt', 'parents', null]);
});
