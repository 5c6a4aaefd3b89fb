import { describe, expect, it } from 'vitest';
import { isMadeOfOwnWords, ownWords } from './own-words.ts';

const maya = { email: 'maya.lind87@northside.co.example', firstName: 'Maya', lastName: 'Lindström' };

describe('the words of an account', () => {
  it('are those of its address and names, whole and in parts, and those of the house', () => {
    const words = ownWords(maya);
    expect(words).toEqual(expect.arrayContaining(['mayalind', 'maya', 'lind', 'northside', 'lindstrom']));
    expect(words).toEqual(expect.arrayContaining(['ampersand', 'wedding']));
    expect(words).not.toContain('co');
    expect(words).not.toContain('example');
  });

  it('are none of an address or name that says nothing', () => {
    expect(ownWords({ email: '', firstName: 'Bo', lastName: '' })).toEqual(
      ownWords({ email: 'x@y', firstName: '', lastName: '' }),
    );
  });
});

describe('a password', () => {
  it.each([
    'Maya-2027',
    'MAYAmaya1!',
    'Lindström#12',
    'lindstrom12',
    '1987-05-24Maya!',
    'M4y4-L1nd!',
    'Northside_99',
    '@mpers@nd-1',
    'mywedding1!',
  ])('%s is made of own words', (password) => {
    expect(isMadeOfOwnWords(password, maya)).toBe(true);
  });

  it.each(['Maya walks 3 dogs!', 'Peony-arch-41', 'xK7#mayaQz9!tt', 'wedding by the old mill', '12345678'])(
    '%s is not',
    (password) => {
      expect(isMadeOfOwnWords(password, maya)).toBe(false);
    },
  );
});
