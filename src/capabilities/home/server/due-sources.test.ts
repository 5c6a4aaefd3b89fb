import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import type { Inquiry } from '#capabilities/inquiries/contract/couple-inquiries.contract.ts';
import { dueOfVendors } from './due-sources.ts';

const TODAY = calendarDate('2026-11-18');
const WAITING = {
  ...{ uuid: 'a', vendorName: 'The Wandering Bouquet', taxonomyKey: 'wedding-florists', status: 'CONNECTED' },
  ...{ unread: 1, isUnresponded: true, lastMessage: { by: 'VENDOR', text: 'No lilies, noted.' } },
  quote: { amountCents: 318_000, validUntil: addDays(TODAY, 3) },
} as unknown as Inquiry;

test('who may not write to vendors is asked for no answer, and still told that an offer ends', () => {
  const kinds = (mayAnswer: boolean) =>
    dueOfVendors([WAITING], { today: TODAY, mayAnswer }).map(({ kind }) => kind);
  expect(kinds(true)).toEqual(['MESSAGE', 'OFFER']);
  expect(kinds(false)).toEqual(['OFFER']);
});

test('an offer is told beside what was planned for it', () => {
  const planned = { 'wedding-florists': 330_000 };
  const [offer] = dueOfVendors([WAITING], { today: TODAY, planned, mayAnswer: false });
  expect(offer?.detail).toBe('$3,180, $120 under your plan');
});
