import { describe, expect, it } from 'vitest';
import { couplePassword, vendorPassword } from './password.ts';

const COUPLE =
  'Password must be at least 8 characters long, and include at least 1 uppercase letter, 1 lowercase letter, 1 number and 1 symbol.';
const VENDOR = 'Password must be at least 8 characters long';

describe('couplePassword', () => {
  it.each(['Abcdef1!', 'Éclair-2027', 'A b c d 1 e _', 'ÀàÀàÀà1€'])('takes %s', (text) => {
    expect(couplePassword(text)).toBeUndefined();
  });

  it.each([
    ['Abcde1!', 'seven characters'],
    ['abcdef1!', 'no upper case'],
    ['ABCDEF1!', 'no lower case'],
    ['Abcdefg!', 'no number'],
    ['Abcdefg1', 'no symbol'],
    ['Abcdef 1', 'a blank is no symbol'],
    ['Abcdefe\u03011', 'an accent is no symbol'],
    ['        ', 'blanks'],
  ])('refuses %j: %s', (text) => {
    expect(couplePassword(text)).toBe(COUPLE);
  });
});

describe('vendorPassword', () => {
  it('wants eight characters and nothing else', () => {
    expect(vendorPassword('aaaaaaaa')).toBeUndefined();
    expect(vendorPassword('aaaaaaa')).toBe(VENDOR);
  });

  it('counts characters, not code units', () => {
    expect(vendorPassword('💍💍💍💍')).toBe(VENDOR);
  });
});

it('leaves an empty field to required', () => {
  for (const empty of ['', null, undefined]) {
    expect(couplePassword(empty)).toBeUndefined();
    expect(vendorPassword(empty)).toBeUndefined();
  }
});
