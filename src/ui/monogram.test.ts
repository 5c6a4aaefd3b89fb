import { expect, it } from 'vitest';
import { monogram } from './monogram.ts';

it('joins two names with an ampersand', () => {
  expect(monogram(['maya', 'Jonah'])).toBe('M&J');
});

it('takes one name alone, and skips blank ones', () => {
  expect(monogram(['Kestrel Hill Barn'])).toBe('K');
  expect(monogram(['Maya', '  '])).toBe('M');
});

it('keeps letters that are not plain ASCII whole', () => {
  expect(monogram(['élise', '😀'])).toBe('É&😀');
});

it('falls back to the house sign', () => {
  expect(monogram([])).toBe('&');
});
