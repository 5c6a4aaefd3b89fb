import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatUsPhone,
  keepPhoneCharacters,
  phone,
  phoneDigits,
  US_PHONE_PLACEHOLDER,
  usPhone,
  usPhoneDigits,
} from './phone.ts';

const US = 'Enter a valid U.S. phone number.';
const tenDigits = fc.stringMatching(/^[2-9][0-9]{2}[2-9][0-9]{6}$/);

describe('phone', () => {
  it.each([
    '5552345',
    '(555) 234-5678',
    '+44 20 7946 0958',
    '555.234.5678',
    '+1 555 234 5678',
    '123456789012345',
  ])('takes %s', (text) => {
    expect(phone(text)).toBeUndefined();
  });

  it.each([
    '123456',
    '1234567890123456',
    'call me',
    '555-234-567x',
    '++15552345678',
    '555+2345678',
    '()',
    '+',
  ])('refuses %j', (text) => {
    expect(phone(text)).toBe('Invalid phone number');
  });
});

describe('usPhone', () => {
  it.each([
    '5552345678',
    '(555) 234-5678',
    '555-234-5678',
    '+15552345678',
    '1 555 234 5678',
    '+1 (555) 234-5678',
    US_PHONE_PLACEHOLDER,
  ])('takes %s', (text) => {
    expect(usPhone(text)).toBeUndefined();
  });

  it.each([
    '555234567',
    '1552345678',
    '5551345678',
    '0552345678',
    '25552345678',
    '+442079460958',
    '+5552345678',
    'phone',
    ' ',
  ])('refuses %j', (text) => {
    expect(usPhone(text)).toBe(US);
  });

  it('takes the numbering plan in every usual writing', () => {
    fc.assert(
      fc.property(tenDigits, fc.constantFrom('', '1', '+1', '+1 ', '1-'), (digits, prefix) => {
        expect(usPhone(`${prefix}${digits}`)).toBeUndefined();
        expect(usPhone(formatUsPhone(digits))).toBeUndefined();
        expect(usPhoneDigits(`${prefix}${digits}`)).toBe(digits);
      }),
    );
  });

  it('refuses area and exchange codes that start with 0 or 1', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[01][0-9]{9}$/),
        fc.stringMatching(/^[2-9][0-9]{2}[01][0-9]{6}$/),
        (area, exchange) => {
          expect(usPhone(area)).toBe(US);
          expect(usPhone(exchange)).toBe(US);
        },
      ),
    );
  });
});

describe('writing of numbers', () => {
  it('keeps digits and plus while typing', () => {
    expect(keepPhoneCharacters('+1 (555) 234-5678 ext')).toBe('+15552345678');
    expect(keepPhoneCharacters('abc')).toBe('');
  });

  it('sends digits only', () => {
    expect(phoneDigits('+1 (555) 234-5678')).toBe('15552345678');
  });

  it('formats U.S. numbers and leaves others alone', () => {
    expect(formatUsPhone('+15552345678')).toBe('(555) 234-5678');
    expect(formatUsPhone('+442079460958')).toBe('+442079460958');
    expect(formatUsPhone('')).toBe('');
  });

  it('formatting loses no digit', () => {
    fc.assert(fc.property(tenDigits, (digits) => phoneDigits(formatUsPhone(digits)) === digits));
  });
});

it('leaves an empty field to required', () => {
  for (const empty of ['', null, undefined]) {
    expect(phone(empty)).toBeUndefined();
    expect(usPhone(empty)).toBeUndefined();
  }
});
