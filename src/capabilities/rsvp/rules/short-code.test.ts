import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShortCode, shortCodeOf, showShortCode } from './short-code.ts';

const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });

describe('readShortCode', () => {
  it.each(['K7QX-2MFD', 'k7qx-2mfd', 'K7QX2MFD', ' k7qx 2mfd ', 'K7QX–2MFD', 'K7 QX-2M FD', 'Ｋ7QX-2MFD'])(
    'reads %j',
    (typed) => {
      expect(readShortCode(typed)).toBe('K7QX2MFD');
    },
  );

  it('takes look-alikes for what they look like', () => {
    expect(readShortCode('OoIi-Ll01')).toBe('00111101');
  });

  it.each([
    '',
    'K7QX-2MF',
    'K7QX-2MFDA',
    'U7QX-2MFD',
    'K7QX-2MF!',
    'K7QX-2MFß',
    'ſ7QX-2MFÉ',
    `K7QX${' '.repeat(10_000)}2MFD`,
  ])('%j is none', (typed) => {
    expect(readShortCode(typed)).toBeUndefined();
  });

  it('reads whatever is shown, in any case', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = shortCodeOf(random);
        const shown = showShortCode(code);
        expect(shown).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect([readShortCode(shown), readShortCode(shown.toLowerCase())]).toEqual([code, code]);
      }),
    );
  });

  it('answers codes alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        expect(readShortCode(typed) ?? '00000000').toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      }),
    );
  });
});

describe('shortCodeOf', () => {
  it('is other for other bytes', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(shortCodeOf(one) === shortCodeOf(other)).toBe(
          one.every((byte, place) => byte === other[place]),
        );
      }),
    );
  });

  it('begins with the first bits', () => {
    expect(shortCodeOf(Uint8Array.of(0, 0, 0, 0, 0))).toBe('00000000');
    expect(shortCodeOf(Uint8Array.of(255, 255, 255, 255, 255))).toBe('ZZZZZZZZ');
    expect(
      shortCodeOf(Uint8Array.of(0b00001_000, 0b10_00011_0, 0b0100_0010, 0b1_00110_00, 0b111_01000)),
    ).toBe('12345678');
  });

  it('refuses too few bytes', () => {
    expect(() => shortCodeOf(new Uint8Array(4))).toThrow('too few');
  });
});
