import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLookupProof, type KnownOfHousehold, proofsOf } from './lookup-proof.ts';

const NOTHING: KnownOfHousehold = { postalCode: '', phones: [], emails: [] };
const KNOWN: KnownOfHousehold = {
  postalCode: '12534-1234',
  phones: ['', '(528) 555-0128', '+49 170 1234567'],
  emails: ['Ana.Lee@Example.com'],
};

describe('isLookupProof', () => {
  it.each([
    '12534',
    ' 12534 ',
    '12534-1234',
    '125341234',
    '12534-9999',
    '0128',
    ' 01 28 ',
    '…0128',
    '#0128',
    '528-555-0128',
    '+1 (528) 555 0128',
    '5550128',
    '４５６７',
    '01701234567',
    '0049 170 1234567',
    'ana.lee@example.com',
    ' ANA.LEE@EXAMPLE.COM ',
  ])('%j is right', (typed) => {
    expect(isLookupProof(typed, KNOWN)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '1253',
    '12535',
    '128',
    '50128',
    '0129',
    '5280',
    '528-555-0129',
    '9990128000',
    'ana',
    'ana.lee',
    '@',
    'example.com',
    'ana.lee@example.com.evil.example',
    'bob@example.com',
    'x0128y',
    '0'.repeat(10_000),
    '%',
    '.*',
  ])('%j is not', (typed) => {
    expect(isLookupProof(typed, KNOWN)).toBe(false);
  });

  it.each([
    ['SW1A 1AA', 'sw1a1aa'],
    ['k1a0b1', 'K1A 0B1'],
    ['1010', '10 10'],
    ['00-950', '00950'],
  ])('postal code %j is right as %j', (postalCode, typed) => {
    expect(isLookupProof(typed, { ...NOTHING, postalCode })).toBe(true);
  });

  it('takes a number without its extension', () => {
    expect(isLookupProof('0128', { ...NOTHING, phones: ['528 555 0128 ext. 9876'] })).toBe(true);
    expect(isLookupProof('9876', { ...NOTHING, phones: ['528 555 0128 ext. 9876'] })).toBe(false);
  });

  it('is never right where nothing is known, or nothing that can be read', () => {
    const unreadable = { postalCode: ' - ', phones: ['', '12', 'ask Ana'], emails: ['', 'none', '@'] };
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('', '12', '-', '@', 'none', 'ask Ana')), (typed) => {
        expect(isLookupProof(typed, NOTHING)).toBe(false);
        expect(isLookupProof(typed, unreadable)).toBe(false);
      }),
    );
    expect([proofsOf(NOTHING), proofsOf(unreadable)]).toEqual([[], []]);
  });

  it('is right with the last four digits in any form, and with no other four', () => {
    const digits = (count: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
    fc.assert(
      fc.property(
        digits(6),
        digits(4),
        digits(4),
        fc.constantFrom('', ' ', '-', '.'),
        (front, end, other, gap) => {
          const known = { ...NOTHING, phones: [`+1 ${front}${end}`] };
          expect(isLookupProof(`${end.slice(0, 2)}${gap}${end.slice(2)}`, known)).toBe(true);
          expect(isLookupProof(other, known)).toBe(other === end);
          expect(isLookupProof(`1${front}${gap}${end}`, known)).toBe(true);
        },
      ),
    );
  });
});

it('says what a household can be asked for', () => {
  expect(proofsOf(KNOWN)).toEqual(['POSTAL_CODE', 'PHONE', 'EMAIL']);
  expect(proofsOf({ ...NOTHING, phones: ['555-0128'] })).toEqual(['PHONE']);
});
