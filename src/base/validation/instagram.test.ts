import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareInstagramHandle, instagramHandle } from './instagram.ts';

const MESSAGE = 'Must be a valid Instagram handle';

describe('instagramHandle', () => {
  it.each(['ana', '@ana', 'ana.bo_2027', '_', '7', '.ana', 'a'.repeat(30), `@${'a'.repeat(30)}`])(
    'takes %s',
    (text) => {
      expect(instagramHandle(text)).toBeUndefined();
    },
  );

  it.each([
    '@',
    '@@ana',
    'ana..bo',
    'ana.',
    '@ana.',
    '.',
    'ana bo',
    'ana-bo',
    'añа',
    'a'.repeat(31),
    `@${'a'.repeat(31)}`,
    'instagram.com/ana',
    'ana\n',
  ])('refuses %j', (text) => {
    expect(instagramHandle(text)).toBe(MESSAGE);
  });

  it('judges every text over its alphabet by length and dots', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.stringMatching(/^[ab._]{1,34}$/), (hasAt, name) => {
        const isValid = name.length <= 30 && !name.includes('..') && !name.endsWith('.');
        expect(instagramHandle(`${hasAt ? '@' : ''}${name}`)).toBe(isValid ? undefined : MESSAGE);
      }),
    );
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(instagramHandle(empty)).toBeUndefined();
  });

  it('drops the at sign for addresses', () => {
    expect(bareInstagramHandle('@ana')).toBe('ana');
    expect(bareInstagramHandle('ana')).toBe('ana');
  });
});
