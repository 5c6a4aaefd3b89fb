import { describe, expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { PROMO_RULES, type PromoWishes } from './promo-rules.ts';
import { promoState } from './promo-state.ts';

const WISHES: PromoWishes = {
  ...{ code: 'SPRING-20', effect: 'PERCENT', size: 20, scope: 'PACKS' },
  ...{ isFirstOnly: false, isAnnounced: true, maxUses: null, startsOn: null, endsOn: null },
};

describe('a code that staff makes', () => {
  it.each<[Partial<PromoWishes>, Record<string, string>]>([
    [{}, {}],
    [{ code: ' spring 20 ' }, {}],
    [{ code: '' }, { code: 'Required' }],
    [{ code: 'AB' }, { code: 'Use 3 to 24 letters, digits and hyphens.' }],
    [{ code: 'A'.repeat(25) }, { code: 'Use 3 to 24 letters, digits and hyphens.' }],
    [{ code: 'SPRING_20' }, { code: 'Use 3 to 24 letters, digits and hyphens.' }],
    [{ size: null }, { size: 'Enter a whole number from 1 to 100.' }],
    [{ size: 0 }, { size: 'Enter a whole number from 1 to 100.' }],
    [{ size: 12.5 }, { size: 'Enter a whole number from 1 to 100.' }],
    [{ size: 101 }, { size: 'Enter a whole number from 1 to 100.' }],
    [{ size: 100 }, {}],
    [{ effect: 'CREDITS', size: 101 }, {}],
    [{ effect: 'CREDITS', size: 1_001 }, { size: 'Enter a whole number from 1 to 1,000.' }],
    [{ effect: 'CREDITS', scope: 'PLANS' }, { scope: 'Extra credits come with packs only.' }],
    [{ effect: 'CREDITS', scope: 'ALL' }, {}],
    [{ scope: 'PLANS' }, {}],
    [{ maxUses: 0 }, { maxUses: 'Enter a whole number from 1 to 100,000.' }],
    [{ maxUses: 1 }, {}],
    [{ startsOn: '2027-03-01', endsOn: '2027-03-01' }, {}],
    [{ startsOn: '2027-03-02', endsOn: '2027-03-01' }, { endsOn: 'Choose the first day or a later one.' }],
    [{ endsOn: '2027-03-01' }, {}],
  ])('%j', (part, messages) => {
    expect(validateFields({ ...WISHES, ...part }, PROMO_RULES)).toEqual(messages);
  });
});

describe('how a code stands', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  it.each([
    [at('2027-02-01'), null, null, 0, 'OPEN'],
    [at('2027-02-01'), at('2027-03-02'), 5, 4, 'OPEN'],
    [at('2027-03-02'), null, null, 0, 'PLANNED'],
    [at('2027-02-01'), now, null, 0, 'ENDED'],
    // Ended before it began.
    [at('2027-03-02'), now, null, 0, 'ENDED'],
    [at('2027-02-01'), null, 5, 5, 'USED_UP'],
    [at('2027-02-01'), now, 5, 5, 'ENDED'],
  ] as const)('from %s until %s, %s times, used %s: %s', (startsAt, endsAt, maxUses, uses, state) => {
    expect(promoState({ startsAt, endsAt, maxUses, uses }, now)).toBe(state);
  });
});
