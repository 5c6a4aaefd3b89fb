import { expect, it } from 'vitest';
import { trimmedValues } from './trimmed-values.ts';

it('trims text at every depth and leaves other kinds alone', () => {
  const date = new Date(0);
  const values = {
    name: ' Maya ',
    count: 3,
    isHere: true,
    nothing: null,
    date,
    partner: { name: 'Jonah  ' },
  };
  expect(trimmedValues(values, [])).toEqual({ ...values, name: 'Maya', partner: { name: 'Jonah' } });
});

it('reaches into lists', () => {
  const values = { payments: [{ label: ' Deposit\0 ', cents: 5 }], tags: [' a '] };
  expect(trimmedValues(values, [])).toEqual({ payments: [{ label: 'Deposit', cents: 5 }], tags: ['a'] });
});

it('keeps verbatim fields letter for letter', () => {
  const values = { code: ' a b ', partner: { code: ' c ' } };
  expect(trimmedValues(values, ['code', 'partner.code'])).toEqual(values);
});

it('never touches a password', () => {
  const values = { password: ' a ', newPassword: ' b ', login: { password: ' c ' } };
  expect(trimmedValues(values, [])).toEqual(values);
});

it('leaves the given values untouched', () => {
  const values = { name: ' Maya ' };
  trimmedValues(values, []);
  expect(values.name).toBe(' Maya ');
});
