import { expect, it } from 'vitest';
import type { PromoCode } from '../../contract/promos.contract.ts';
import { daysText, effectText, usesText } from './promo-words.ts';

const promo: PromoCode = {
  ...{ code: 'SPRING15', percentOff: 15, bonusCredits: null, scope: 'ALL', maxUses: null, uses: 0 },
  ...{ isFirstOnly: false, isAnnounced: false, startsAt: '2027-03-01T00:00:00.000Z', endsAt: null },
  ...{ state: 'OPEN', createdAt: '2027-02-01T00:00:00.000Z', createdBy: 'Sam', endedBy: null },
};

it('says what a code does', () => {
  expect(effectText(promo)).toBe('15% off · Packs and plans');
  expect(
    effectText({ ...promo, percentOff: null, bonusCredits: 10, scope: 'PACKS', isFirstOnly: true }),
  ).toBe('10 extra credits · Credit packs · first purchase only');
  expect(effectText({ ...promo, scope: 'PLANS', isAnnounced: true })).toBe(
    '15% off · Plans · vendors are told',
  );
});

it.each([
  [0, null, 'Used 0 times'],
  [1, null, 'Used once'],
  [1_200, null, 'Used 1,200 times'],
  [3, 100, 'Used 3 of 100 times'],
])('%s of %s', (uses, maxUses, text) => {
  expect(usesText({ uses, maxUses })).toBe(text);
});

it('says from when until when', () => {
  expect(daysText(promo)).toBe('From Mar 1, 2027, until somebody ends it');
  // Its last day is over at midnight.
  expect(daysText({ ...promo, endsAt: '2027-04-01T00:00:00.000Z' })).toBe('From Mar 1, 2027 to Mar 31, 2027');
  expect(daysText({ ...promo, endsAt: '2027-03-09T10:00:00.000Z', endedBy: 'Ada' })).toBe(
    'From Mar 1, 2027, ended by Ada on Mar 9, 2027',
  );
});
