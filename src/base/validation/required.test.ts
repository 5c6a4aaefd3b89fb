import { describe, expect, it } from 'vitest';
import { locationRequired } from './location.ts';
import { accepted, chooseAtLeastOne, isBlank, required, requiredOptions } from './required.ts';
import { targetBudgetRequired } from './target-budget.ts';
import { userIdentified } from './user-identified.ts';

const NO_OPTION = 'At least one option must be selected';
const NO_BUDGET = 'How much does your average couple typically spend with you?';

describe('required', () => {
  it.each([['a'], [' a '], [0], [-1], [false], [{}], [['x']], [[0]]])('takes %j', (value) => {
    expect(required(value)).toBeUndefined();
  });

  it.each([[''], ['   '], ['\t\n\u00a0'], ['\u200b\u2060'], [null], [undefined], [Number.NaN]])(
    'refuses %j',
    (value) => {
      expect(required(value)).toBe('Required');
    },
  );

  it('has its own words for an empty list', () => {
    expect(required([])).toBe(NO_OPTION);
  });

  it('answers fast on long blank text', () => {
    expect(isBlank(`${' \u200b'.repeat(100_000)}x`)).toBe(false);
  });
});

describe('choices', () => {
  it('requiredOptions wants one option', () => {
    expect(requiredOptions(['dj'])).toBeUndefined();
    expect(requiredOptions([])).toBe(NO_OPTION);
    expect(requiredOptions(undefined)).toBe(NO_OPTION);
  });

  it('chooseAtLeastOne wants one choice', () => {
    expect(chooseAtLeastOne([1, 2])).toBeUndefined();
    expect(chooseAtLeastOne([])).toBe('Please choose at least one.');
    expect(chooseAtLeastOne(null)).toBe('Please choose at least one.');
  });

  it('accepted wants the tick', () => {
    expect(accepted(true)).toBeUndefined();
    expect(accepted(false)).toBe('Required');
    expect(accepted(undefined)).toBe('Required');
  });
});

describe('locationRequired', () => {
  it('takes a typed or a chosen place', () => {
    expect(locationRequired('Austin, TX')).toBeUndefined();
    expect(locationRequired({ city: 'Austin' })).toBeUndefined();
  });

  it.each([[''], ['  '], [null], [undefined]])('refuses %j', (value) => {
    expect(locationRequired(value)).toBe('Please enter a location');
  });
});

describe('userIdentified', () => {
  it('takes a user with an object id', () => {
    expect(userIdentified({ objectId: '5f1c' })).toBeUndefined();
  });

  it.each([[null], [undefined], [{}], [{ objectId: '' }], [{ objectId: ' ' }], [{ objectId: null }]])(
    'refuses %j',
    (user) => {
      expect(userIdentified(user)).toBe('Missig userId');
    },
  );
});

describe('targetBudgetRequired', () => {
  it('takes a range with both ends, zero included', () => {
    expect(targetBudgetRequired({ minCents: 0, maxCents: 500_000 })).toBeUndefined();
  });

  it.each([
    [null],
    [undefined],
    [{}],
    [{ minCents: 1 }],
    [{ maxCents: 1 }],
    [{ minCents: null, maxCents: 5 }],
  ])('refuses %j', (range) => {
    expect(targetBudgetRequired(range)).toBe(NO_BUDGET);
  });
});
