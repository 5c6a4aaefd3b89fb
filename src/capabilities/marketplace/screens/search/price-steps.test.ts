import { describe, expect, test } from 'vitest';
import { priceParameter, priceScale } from './price-steps.ts';

describe('the scale of the price slider', () => {
  test.each([
    [1_240, { max: 13, step: 1 }],
    [28_500, { max: 290, step: 10 }],
    [3_450_000, { max: 35_000, step: 1000 }],
    [0, { max: 1, step: 1 }],
  ])('holds %i cents', (cents, scale) => {
    expect(priceScale(cents)).toEqual(scale);
  });
});

describe('what two typed prices ask for', () => {
  test.each([
    ['', '', ''],
    ['0', '', ''],
    ['2000', '', '2000-max'],
    ['', '9000', '0-9000'],
    ['$2,000', ' 9,000.50 ', '2000-9000'],
    ['2 000', '9\u00a0000.00', '2000-9000'],
    ['9000', '2000', '2000-9000'],
    ['cheap', '-5', ''],
    ['999999999999', '9000', '0-9000'],
  ])('from %o to %o', (min, max, parameter) => {
    expect(priceParameter(min, max)).toBe(parameter);
  });
});
