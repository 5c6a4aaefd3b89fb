import { describe, expect, test } from 'vitest';
import { filterAddress } from './filter-address.ts';

const venues = { path: '/here', category: 'wedding-venues', near: null } as const;

function addressOf(fields: [string, string][], search: Parameters<typeof filterAddress>[0] = venues): string {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return filterAddress(search, form);
}

describe('the address of a form of filters', () => {
  test('joins ticked boxes in the order of the taxonomy and drops what is empty', () => {
    const ticked: [string, string][] = [
      ['venue-type', 'hotel-resort'],
      ['venue-type', 'barn-farm'],
      ['date', ''],
      ['price-min', ''],
      ['price-max', ''],
    ];
    expect(addressOf(ticked)).toBe('/here?venue-type=barn-farm,hotel-resort');
    expect(addressOf([])).toBe('/here');
  });

  test('reads days and numbers as they are typed', () => {
    const typed: [string, string][] = [
      ['date', '06/12/2027'],
      ['capacity-min', '1,200'],
      ['price-min', '$9,000'],
      ['price-max', '2 000'],
    ];
    expect(addressOf(typed)).toBe('/here?capacity=1200-max&date=2027-06-12&price=2000-9000');
    expect(addressOf([['date', '13/45/2027']])).toBe('/here');
  });

  test('one box may stand for several options, ticked twice or not', () => {
    const outdoor: [string, string][] = [
      ['venue-setting', 'outdoor-space,covered-outdoor-space'],
      ['venue-setting', 'covered-outdoor-space'],
      ['awards', 'best-of-2024,best-of-2023'],
    ];
    expect(addressOf(outdoor)).toBe(
      '/here?awards=best-of-all&venue-setting=outdoor-space,covered-outdoor-space',
    );
  });

  test('what depended on an option goes with it, and the point around the visitor stays', () => {
    const search = {
      path: '/here',
      category: 'wedding-bands-djs',
      near: { lat: 42.25, lon: -73.79 },
    } as const;
    expect(
      addressOf(
        [
          ['dj-format', 'dj-only'],
          ['radius', '50'],
        ],
        search,
      ),
    ).toBe('/here?lat=42.25&lon=-73.79&radius=50');
  });
});
