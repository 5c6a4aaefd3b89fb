import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count.ts';
import { parseTypedNumber } from './typed-number.ts';

describe('parseTypedNumber', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ['1\u202f200', 1200],
    [' 1,200,000.25 ', 1_200_000.25],
    ['\u200b12', 12],
    ['-3.5', -3.5],
    ['+7', 7],
    ['.5', 0.5],
    ['007', 7],
    ['5 700,5', 5700.5],
    ['1 200 000,25', 1_200_000.25],
  ])('reads %j', (text, number) => {
    expect(parseTypedNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    '5.',
    '1,20',
    '1 20',
    ' 1 20 ',
    '5700,5',
    '5,700,5',
    '5 700,',
    '12 34',
    '1,,200',
    '1.2.3',
    '1e9',
    'Infinity',
    '0x10',
    '9'.repeat(400),
  ])('finds none in %j', (text) => {
    expect(parseTypedNumber(text)).toBeUndefined();
  });

  it('reads every count as it is written', () => {
    fc.assert(
      fc.property(fc.integer(), (count) => {
        expect(parseTypedNumber(formatCount(count))).toBe(count);
        expect(parseTypedNumber(formatCount(count).replaceAll(',', ' '))).toBe(count);
      }),
    );
  });
});
