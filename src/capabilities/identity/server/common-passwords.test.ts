import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { buildPasswordFilter, isInPasswordFilter } from './password-filter.ts';

const randomWords = (count: number, seed: string) =>
  Array.from({ length: count }, (_, index) =>
    createHash('md5').update(`${seed} ${index}`).digest('base64url').slice(0, 12),
  );

describe('the filter', () => {
  it('knows every word it was built of', () => {
    const words = randomWords(2_000, 'kept');
    const filter = buildPasswordFilter(words);
    expect(words.filter((word) => !isInPasswordFilter(filter, word))).toEqual([]);
    expect(randomWords(2_000, 'other').filter((word) => isInPasswordFilter(filter, word))).toEqual([]);
  });

  it('that is shipped refuses what everybody takes', () => {
    const known = ['password', '12345678', 'iloveyou', 'qwertyuiop', 'trustno1', '1qaz2wsx', 'football'];
    expect(known.filter((word) => !isCommonPassword(word))).toEqual([]);
  });

  it('that is shipped errs no more often than is written down: one in 430,000, for each of six forms', () => {
    expect(randomWords(50_000, 'nobody’s').filter(isCommonPassword).length).toBeLessThanOrEqual(4);
  });
});
