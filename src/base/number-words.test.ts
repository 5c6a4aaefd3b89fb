import { expect, it } from 'vitest';
import { numberInWords, spelledNumbers } from './number-words.ts';

it.each([
  ['1', 'one'],
  ['9', 'nine'],
  ['12', 'twelve'],
  ['20', 'twenty'],
  ['36', 'thirty six'],
  ['99', 'ninety nine'],
])('%s is %s, there and back', (digits, words) => {
  expect(numberInWords(digits)?.join(' ')).toBe(words);
  expect(spelledNumbers.get(words)).toBe(digits);
});

it.each(['0', '007', '100', 'nine', ''])('%j is left alone', (digits) => {
  expect(numberInWords(digits)).toBeUndefined();
});
