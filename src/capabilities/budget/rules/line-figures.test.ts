import { describe, expect, it } from 'vitest';
import type { BudgetLine, BudgetPayment, BudgetVendor } from './budget-state.ts';
import { type FigureFacts, lineFigures } from './line-figures.ts';
import { NEW_LINE } from './new-line.ts';

const LINE: BudgetLine = {
  ...NEW_LINE,
  ...{
    uuid: 'photos',
    section: 'PEOPLE',
    categoryKey: null,
    name: 'Photos',
    position: 1,
    priceCents: 340_000,
  },
};
const VENDOR: BudgetVendor = {
  ...{ inquiryUuid: 'fern', lineUuid: 'photos', name: 'Fern & Field', isBooked: false },
  ...{ offeredCents: 360_000, offerEndsOn: null, agreedCents: null },
};
const PAYMENT: BudgetPayment = {
  ...{ uuid: 'p', lineUuid: 'photos', inquiryUuid: null, label: '', amountCents: 120_000 },
  ...{ dueOn: '2026-06-10', paidOn: null, payerUuid: null },
};
const HEADS = { invited: 10, attending: 8, adults: 7, households: 5, isEstimate: false };

const figures = (line: Partial<BudgetLine>, facts: Partial<FigureFacts> = {}) =>
  lineFigures(
    { ...LINE, ...line },
    { heads: HEADS, today: '2026-06-01', payments: [], vendors: [], ...facts },
  );

describe('a line', () => {
  it.each([
    ['is planned', {}, {}, { expectedCents: 340_000, state: 'PLANNED' }],
    ['counts heads', { countedBy: 'ADULTS', priceCents: 100 }, {}, { plannedCents: 700 }],
    [
      'is offered',
      {},
      { vendors: [VENDOR] },
      { quotedCents: 360_000, expectedCents: 360_000, state: 'OFFERED' },
    ],
    ['takes the lowest offer', { quotedCents: 350_000 }, { vendors: [VENDOR] }, { quotedCents: 350_000 }],
    [
      'is booked, and what was typed before is the same agreement',
      { agreedCents: 350_000 },
      { vendors: [{ ...VENDOR, isBooked: true, agreedCents: 360_000 }] },
      { committedCents: 360_000, outstandingCents: 360_000, state: 'BOOKED' },
    ],
    [
      'is booked without a figure: as planned',
      {},
      { vendors: [{ ...VENDOR, isBooked: true, offeredCents: null }] },
      { committedCents: 340_000 },
    ],
    [
      'is paid in part',
      { agreedCents: 360_000 },
      { payments: [{ ...PAYMENT, paidOn: '2026-05-01' }] },
      { paidCents: 120_000, outstandingCents: 240_000, expectedCents: 360_000, state: 'PARTLY_PAID' },
    ],
    [
      'is paid',
      { agreedCents: 120_000 },
      { payments: [{ ...PAYMENT, paidOn: '2026-05-01' }] },
      { outstandingCents: 0, state: 'PAID' },
    ],
    [
      'is late',
      {},
      { payments: [{ ...PAYMENT, dueOn: '2026-05-31' }] },
      { outstandingCents: 120_000, state: 'OVERDUE' },
    ],
    [
      'comes to what its payments come to, where they are more',
      { priceCents: 100_000 },
      { payments: [PAYMENT] },
      { outstandingCents: 120_000, expectedCents: 120_000 },
    ],
    [
      'owes nothing to who is no longer booked, and has paid what it has paid',
      {},
      {
        vendors: [VENDOR],
        payments: [
          { ...PAYMENT, inquiryUuid: 'fern', dueOn: '2026-05-01' },
          { ...PAYMENT, uuid: 'q', inquiryUuid: 'fern', paidOn: '2026-05-01' },
        ],
      },
      { paidCents: 120_000, outstandingCents: 0, state: 'PARTLY_PAID' },
    ],
  ] as const)('%s', (_what, line, facts, expected) => {
    expect(figures(line, facts)).toMatchObject(expected);
  });
});
