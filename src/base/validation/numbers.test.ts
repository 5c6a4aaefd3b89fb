import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dollarAmount,
  greaterThanZero,
  numberInRange,
  numberLessThan,
  parseNumber,
  typedNumber,
  validNumber,
  zeroOrGreater,
} from './numbers.ts';

const EMPTY = ['', null, undefined];

describe('validNumber', () => {
  it.each([
    ['0'],
    ['12'],
    ['-3.5'],
    ['+7'],
    ['.5'],
    ['1,200'],
    ['1,200,000.25'],
    [' 8 '],
    ['1 200'],
    ['1\u00a0200'],
    [0],
    [-2.5],
  ])('takes %j', (value) => {
    expect(validNumber(value)).toBeUndefined();
  });

  it.each([
    ['twelve'],
    ['1e9'],
    ['Infinity'],
    ['1,20'],
    ['12 34'],
    ['1.2.3'],
    ['5.'],
    ['-'],
    ['.'],
    [' '],
    ['0x10'],
    ['9'.repeat(400)],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])('refuses %j', (value) => {
    expect(validNumber(value)).toBe('Invalid number');
  });

  it('leaves empty to required', () => {
    for (const empty of EMPTY) expect(validNumber(empty)).toBeUndefined();
  });

  it('reads every number as JavaScript and as English write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
        expect(parseNumber(String(value))).toBe(value);
        expect(parseNumber(value.toLocaleString('en-US'))).toBe(value);
      }),
    );
  });
});

describe('signs', () => {
  it.each([
    [greaterThanZero, '0.01', undefined],
    [greaterThanZero, 0, 'Please enter a number greater than zero.'],
    [greaterThanZero, '-1', 'Please enter a number greater than zero.'],
    [greaterThanZero, 'x', 'Invalid number'],
    [zeroOrGreater, 0, undefined],
    [zeroOrGreater, '5', undefined],
    [zeroOrGreater, -0.01, 'Please enter a number greater than or equal to zero.'],
    [zeroOrGreater, '', undefined],
  ] as const)('%#', (rule, value, message) => {
    expect(rule(value)).toBe(message);
  });
});

describe('numberInRange', () => {
  it('has ten million either way as its default', () => {
    const message = 'Please enter a number between -10,000,000 and 10,000,000';
    expect(numberInRange()(10_000_000)).toBeUndefined();
    expect(numberInRange()('-10000000')).toBeUndefined();
    expect(numberInRange()(10_000_001)).toBe(message);
    expect(numberInRange()(-10_000_000.5)).toBe(message);
  });

  it('takes exactly what lies within', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), fc.integer(), (min, size, value) => {
        const isInside = value >= min && value <= min + size;
        expect(numberInRange(min, min + size)(value) === undefined).toBe(isInside);
      }),
    );
  });
});

describe('numberLessThan', () => {
  it('excludes the limit itself', () => {
    expect(numberLessThan(100)(99.99)).toBeUndefined();
    expect(numberLessThan(100)(100)).toBe('Please enter a number less than 100');
    expect(numberLessThan(1000)('1,001')).toBe('Please enter a number less than 1,000');
    expect(numberLessThan(100)(null)).toBeUndefined();
  });
});

describe('dollarAmount', () => {
  it.each([
    ['0'],
    ['12'],
    ['12.5'],
    ['12.50'],
    ['007'],
    ['$12'],
    ['1,200'],
    [' 1'],
    ['$ 1,200.00'],
    [12.5],
    [0],
  ])('takes %j', (value) => {
    expect(dollarAmount(value)).toBeUndefined();
  });

  it.each([
    ['12.505'],
    ['12.'],
    ['.5'],
    ['-1'],
    ['12,00'],
    ['1e3'],
    ['5k'],
    [' '],
    [Number.NaN],
    [-1],
    [1e21],
  ])('refuses %j', (value) => {
    expect(dollarAmount(value)).toBe('Invalid dollar amount.');
  });

  it('leaves empty to required', () => {
    for (const empty of EMPTY) expect(dollarAmount(empty)).toBeUndefined();
  });

  it('takes every whole number of cents', () => {
    fc.assert(fc.property(fc.nat(), (cents) => dollarAmount((cents / 100).toFixed(2)) === undefined));
  });
});

it.each([
  ['', null],
  [' \u200b', null],
  ['1,200', 1200],
  ['many', Number.NaN],
])('a call takes %j as %s', (text, sent) => expect(typedNumber(text)).toBe(sent));
