import fc from 'fast-check';
import { BUDGET_SECTIONS } from '../rules/budget-sections.ts';
import type { BudgetLine, BudgetPayment, BudgetVendor } from '../rules/budget-state.ts';
import { HEAD_SOURCES, type Heads } from '../rules/head-sources.ts';

export const TODAY = '2026-06-01';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const maybeCents = fc.option(cents, { nil: null, freq: 2 });
const someDay = fc.constantFrom('2026-01-15', '2026-05-31', '2026-06-01', '2026-09-12');
const maybeDay = fc.option(someDay, { nil: null });

export const randomHeads: fc.Arbitrary<Heads> = fc
  .tuple(fc.nat(300), fc.nat(100), fc.nat(100), fc.nat(100))
  .map(([invited, declined, children, shared]) => ({
    invited,
    attending: Math.max(invited - declined, 0),
    adults: Math.max(invited - children, 0),
    households: Math.max(invited - shared, 0),
    isEstimate: false,
  }));

type Rough = {
  values: Omit<BudgetLine, 'uuid' | 'parentUuid' | 'fixedCount'> & { fixedCount: number };
  below: number;
  payments: Omit<BudgetPayment, 'uuid' | 'lineUuid'>[];
  vendors: Pick<BudgetVendor, 'isBooked' | 'offeredCents' | 'agreedCents'>[];
};

const roughLine: fc.Arbitrary<Rough> = fc.record({
  values: fc.record({
    section: fc.constantFrom(...BUDGET_SECTIONS),
    categoryKey: fc.constantFrom(null, 'venue' as const, 'contingency' as const),
    name: fc.constantFrom('Cake', 'Arch', 'Chairs'),
    position: fc.nat(50),
    priceCents: cents,
    countedBy: fc.option(fc.constantFrom(...HEAD_SOURCES), { nil: null }),
    fixedCount: fc.nat(40),
    vendorName: fc.constant(''),
    quotedCents: maybeCents,
    agreedCents: maybeCents,
    note: fc.constant(''),
    payerUuid: fc.constant(null),
  }),
  below: fc.nat(3),
  payments: fc.array(
    fc.record({
      inquiryUuid: fc.constant(null),
      label: fc.constant('Deposit'),
      amountCents: cents,
      dueOn: maybeDay,
      paidOn: maybeDay,
      payerUuid: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
  vendors: fc.array(
    fc.record({ isBooked: fc.boolean(), offeredCents: maybeCents, agreedCents: maybeCents }),
    { maxLength: 2 },
  ),
});

/** Lines on two floors, with payments, and vendors that offer or are booked. */
export const randomBudget = fc
  .tuple(fc.array(roughLine, { maxLength: 12 }), fc.option(cents, { nil: null }), randomHeads)
  .map(([rough, totalCents, heads]) => {
    const uuids = rough.map((_, index) => `line-${index}`);
    const lines = rough.map(({ values, below }, index): BudgetLine => {
      // Every fourth line at most stands below one that stands by itself.
      const parent = index % 4 !== 0 && below > 0 ? index - (index % 4) : undefined;
      const section = parent === undefined ? values.section : rough[parent]?.values.section;
      return {
        ...values,
        uuid: uuids[index] ?? '',
        parentUuid: parent === undefined ? null : (uuids[parent] ?? null),
        section: section ?? values.section,
        fixedCount: values.countedBy === 'FIXED' ? values.fixedCount : null,
      };
    });
    return {
      totalCents,
      heads,
      today: TODAY,
      lines,
      payments: rough.flatMap(({ payments }, index) =>
        payments.map((payment, at) => ({
          ...payment,
          uuid: `payment-${index}-${at}`,
          lineUuid: uuids[index] ?? '',
        })),
      ),
      vendors: rough.flatMap(({ vendors }, index) =>
        vendors.map((vendor, at) => ({
          ...vendor,
          // One at most is booked for a line.
          isBooked: vendor.isBooked && at === 0,
          inquiryUuid: `inquiry-${index}-${at}`,
          lineUuid: uuids[index] ?? '',
          name: 'Wild Thyme',
          offerEndsOn: null,
        })),
      ),
      contributors: [],
      scenarios: [],
    };
  });
