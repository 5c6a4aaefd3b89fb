import { expect, it } from 'vitest';
import type { KnownFacts } from '#capabilities/inquiries/rules/known-facts.ts';
import { receiptLines } from './lead-receipt.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

const unknown: KnownFacts = {
  emailVerified: false,
  phoneVerified: false,
  accountCreatedAt: null,
  vendorsAsked: 3,
  known: { date: false, venue: false, budget: false },
};

it('says what is known and what is not', () => {
  expect(receiptLines(unknown, 'wedding-florists', NOW).map(({ label }) => label)).toEqual([
    'Email address not verified',
    'Phone number not verified',
    'Account deleted',
    'Sent to 3 vendors',
    'No date yet',
    'No venue yet',
    'Budget not shared',
  ]);
  expect(receiptLines(unknown, 'wedding-florists', NOW).every(({ isGood }) => !isGood)).toBe(true);
  const known = receiptLines(
    {
      emailVerified: true,
      phoneVerified: true,
      accountCreatedAt: '2026-09-01T00:00:00Z',
      vendorsAsked: 1,
      known: { date: true, venue: true, budget: true },
    },
    'wedding-florists',
    NOW,
  );
  expect(known.map(({ label }) => label)).toEqual([
    'Email address verified',
    'Phone number verified',
    'Account created 2 months ago',
    'Sent to you only',
    'Date set',
    'Venue booked',
    'Budget shared',
  ]);
  expect(known.every(({ isGood }) => isGood)).toBe(true);
});

it.each([
  ['2026-11-15T11:00:00Z', 'Account created today', false],
  ['2026-11-15T13:00:00Z', 'Account created today', false],
  ['2026-11-14T11:00:00Z', 'Account created 1 day ago', false],
  ['2026-11-08T11:00:00Z', 'Account created 7 days ago', true],
  ['2026-09-17T11:00:00Z', 'Account created 59 days ago', true],
  ['2026-09-16T11:00:00Z', 'Account created 2 months ago', true],
  ['2024-11-17T11:00:00Z', 'Account created 24 months ago', true],
  ['2024-11-15T11:00:00Z', 'Account created 2 years ago', true],
])('an account of %s', (accountCreatedAt, label, isGood) => {
  expect(receiptLines({ ...unknown, accountCreatedAt }, 'wedding-florists', NOW)[2]).toEqual({
    key: 'account',
    label,
    isGood,
  });
});

it('a venue that is booked speaks against a lead of a venue, and for one of everybody else', () => {
  const venueOf = (venue: boolean, taxonomyKey: string) =>
    receiptLines({ ...unknown, known: { ...unknown.known, venue } }, taxonomyKey, NOW)[5];
  expect(venueOf(true, 'wedding-venues')).toMatchObject({ label: 'Already booked a venue', isGood: false });
  expect(venueOf(false, 'wedding-venues')).toMatchObject({
    label: 'Still looking for a venue',
    isGood: true,
  });
  expect(venueOf(true, 'wedding-florists')?.isGood).toBe(true);
});

it('venues are told whether the guest count was given, unless it was not kept', () => {
  const guestsOf = (guests: boolean | undefined, taxonomyKey: string) =>
    receiptLines({ ...unknown, known: { ...unknown.known, guests } }, taxonomyKey, NOW).find(
      ({ key }) => key === 'guests',
    );
  expect(guestsOf(true, 'wedding-venues')).toMatchObject({ label: 'Guest count given', isGood: true });
  expect(guestsOf(false, 'wedding-venues')).toMatchObject({ label: 'No guest count yet', isGood: false });
  expect(guestsOf(undefined, 'wedding-venues')).toBeUndefined();
  expect(guestsOf(true, 'wedding-florists')).toBeUndefined();
});
