import { describe, expect, it } from 'vitest';
import { isNameOfHousehold } from './name-of-household.ts';

const ADLERS = [
  { householdUuid: 'adler', firstName: 'Ruth', lastName: 'Adler' },
  { householdUuid: 'adler', firstName: 'Zoë', lastName: 'O’Hara-Lindqvist' },
  { householdUuid: 'adler', firstName: '', lastName: '' },
];

describe('a last name beside a code', () => {
  it.each(['Adler', 'adler ', 'Adlr', 'Ruth Adler', 'Adler, Ruth', 'Lindqvist', 'ohara lindqvist'])(
    '%s is theirs',
    (typed) => {
      expect(isNameOfHousehold(typed, ADLERS)).toBe(true);
    },
  );

  it.each(['', ' ', 'Ruth', 'Zoë', 'Nakamura', 'A', '*', 'Adler Nakamura Lindqvist Greene Marsh'])(
    '%j is not',
    (typed) => {
      expect(isNameOfHousehold(typed, ADLERS)).toBe(false);
    },
  );

  it('is the first name of who has no other', () => {
    const people = [{ householdUuid: 'oma', firstName: 'Oma', lastName: '' }];
    expect(isNameOfHousehold('oma', people)).toBe(true);
    expect(isNameOfHousehold('', people)).toBe(false);
  });
});
