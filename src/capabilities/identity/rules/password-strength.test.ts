import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_STRENGTH, passwordStrength } from './password-strength.ts';

const maya = { email: 'maya@people.example', firstName: 'Maya', lastName: 'Lind' };

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'Too short'],
    ['Ab1!xyz', 0, 'Too short'],
    ['Maya-2027', 1, 'Easy to guess'],
    ['aaaaaaaaaaaaaaaa', 1, 'Weak'],
    ['abcdefgh12345678', 1, 'Weak'],
    ['Ab1!Ab1!Ab1!', 1, 'Weak'],
    ['sunshine', 1, 'Weak'],
    ['Sunflower-7', 2, 'Fair'],
    ['Peony-arch-41', 3, 'Good'],
    ['xK7#pQz9!t', 3, 'Good'],
    ['Maya walks 3 dogs!', 3, 'Good'],
    ['four candles on a blue table', 4, 'Strong'],
  ])('%s is %i, %s', (password, level, word) => {
    expect(passwordStrength(password, maya)).toEqual({ level, word });
  });

  it('is told of anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
        const { level, word } = passwordStrength(password, maya);
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(MOST_STRENGTH);
        expect(word).not.toBe('');
      }),
    );
  });
});
