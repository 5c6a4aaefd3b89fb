import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLinkCode, linkCodeOf } from './link-code.ts';

const bytes = fc.uint8Array({ minLength: 17, maxLength: 17 });

it('is a code of 26 letters in lower case', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = linkCodeOf(random);
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
      expect([isLinkCode(code), isLinkCode(code.toUpperCase())]).toEqual([true, true]);
    }),
  );
});

it('holds 130 bits: each of them counts, those behind do not', () => {
  fc.assert(
    fc.property(bytes, fc.nat(135), (random, bit) => {
      const other = Uint8Array.from(random);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (128 >> (bit & 7));
      expect(linkCodeOf(other) === linkCodeOf(random)).toBe(bit >= 130);
    }),
  );
});

it('refuses too few bytes', () => {
  expect(() => linkCodeOf(new Uint8Array(16))).toThrow('too few');
});

const CODE = 'abcdefghjkmnpqrstvwxyz0123';

it.each([
  ['', false],
  [CODE, true],
  [CODE.slice(1), false],
  [`${CODE}4`, false],
  [`${CODE}\n`, false],
  [`\n${CODE}`, false],
  [CODE.replace('a', 'u'), false],
  [CODE.replace('a', 'i'), false],
  [CODE.replace('k', '\u212a'), false],
  [CODE.replace('s', 'ſ'), false],
  [CODE.replace('a', '-'), false],
])('%j: %s', (text, isCode) => {
  expect(isLinkCode(text)).toBe(isCode);
});
