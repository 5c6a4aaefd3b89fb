import { describe, expect, it } from 'vitest';
import { normalizedCode, type Promo, promoRefusal, promoWords } from './promo-codes.ts';

const now = new Date('2026-11-18T12:00:00Z');
const promo: Promo = {
  ...{ code: 'HELLO20', percentOff: 20, bonusCredits: null, scope: 'PACKS', isFirstOnly: true },
  ...{ maxUses: 2, uses: 1, startsAt: now, endsAt: new Date('2026-12-18T12:00:00Z') },
};
const wish = { kind: 'PACK', now, isUsed: false, hasBought: false } as const;

describe('a promo code', () => {
  it('is read as people type it', () => {
    expect(normalizedCode(' hello 20 ')).toBe('HELLO20');
  });

  it.each([
    ['holds', {}, {}, undefined],
    ['has not begun', { startsAt: new Date('2026-11-18T12:00:01Z') }, {}, 'ENDED'],
    ['is over the moment it ends', { endsAt: now }, {}, 'ENDED'],
    ['has no end where none is said', { endsAt: null }, {}, undefined],
    ['is used once by each', {}, { isUsed: true }, 'USED'],
    ['is used up', { uses: 2 }, {}, 'USED_UP'],
    ['has as many uses as there are wishes', { uses: 9, maxUses: null }, {}, undefined],
    ['is for packs', {}, { kind: 'PLAN' }, 'OTHER_KIND'],
    ['is for both', { scope: 'ALL' }, { kind: 'PLAN' }, undefined],
    ['gives no credits with a plan', { scope: 'ALL', bonusCredits: 5 }, { kind: 'PLAN' }, 'OTHER_KIND'],
    ['is for a first purchase', {}, { hasBought: true }, 'NOT_FIRST'],
    ['is for any purchase', { isFirstOnly: false }, { hasBought: true }, undefined],
  ] as const)('%s', (_what, changes, circumstances, refusal) => {
    expect(promoRefusal({ ...promo, ...changes }, { ...wish, ...circumstances })).toBe(refusal);
  });

  it('says what it does', () => {
    expect(promoWords(promo)).toBe('20% off');
    expect(promoWords({ percentOff: null, bonusCredits: 10 })).toBe('10 extra credits');
  });
});
