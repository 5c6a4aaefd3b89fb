import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAddress, wholeZip } from './cut-address.ts';

const parts = (text: string) => {
  const { address1, address2, city, region, postalCode } = cutAddress(text);
  return [address1, address2, city, region, postalCode];
};

describe('an address in one cell', () => {
  it.each([
    ['418 Union Street, Hudson, NY 12534', ['418 Union Street', '', 'Hudson', 'NY', '12534']],
    ['418 Union Street, Apt 2, Hudson, NY 12534', ['418 Union Street', 'Apt 2', 'Hudson', 'NY', '12534']],
    ['418 Union Street\nApt 2\nHudson, NY 12534', ['418 Union Street', 'Apt 2', 'Hudson', 'NY', '12534']],
    ['418 Union Street\r\nHudson NY 12534-1010', ['418 Union Street', '', 'Hudson', 'NY', '12534-1010']],
    ['418 Union Street, Hudson, New York, 12534', ['418 Union Street', '', 'Hudson', 'NY', '12534']],
    ['418 Union Street, Hudson, N.Y. 12534, USA', ['418 Union Street', '', 'Hudson', 'NY', '12534']],
    ['1 Main St, Salt Lake City, UT 84101', ['1 Main St', '', 'Salt Lake City', 'UT', '84101']],
    ['Hudson, NY 12534', ['', '', 'Hudson', 'NY', '12534']],
    ['10 Downing Street, London SW1A 2AA', ['10 Downing Street, London SW1A 2AA', '', '', '', '']],
    ['Hauptstr. 5\n10115 Berlin\nGermany', ['Hauptstr. 5', '10115 Berlin, Germany', '', '', '']],
    ['1 Elm St, Charleston, West Virginia 25301', ['1 Elm St', '', 'Charleston', 'WV', '25301']],
    ['1 Elm St Hudson NY 12534', ['1 Elm St Hudson NY 12534', '', '', '', '']],
    ['Somewhere, ZZ 12345', ['Somewhere, ZZ 12345', '', '', '', '']],
    ['', ['', '', '', '', '']],
  ])('%j', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it('loses no word, whatever it is', () => {
    const word = fc.constantFrom(
      '1',
      'Elm',
      'St',
      ',',
      '\n',
      'NY',
      '12534',
      'New',
      'York',
      'Apt',
      '#2',
      'Hudson',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.join(' ');
        const kept = Object.values(cutAddress(text)).join(' ');
        for (const digits of text.match(/\d+/g) ?? []) expect(kept).toContain(digits);
      }),
    );
  });
});

it.each([
  ['2139', 'MA', '02139'],
  ['2139', 'Massachusetts', '02139'],
  ['12534', 'NY', '12534'],
  ['2139', '', '2139'],
  ['2139', 'Bern', '2139'],
])('the ZIP %s in %j is %s', (zip, region, whole) => {
  expect(wholeZip(zip, region)).toBe(whole);
});
