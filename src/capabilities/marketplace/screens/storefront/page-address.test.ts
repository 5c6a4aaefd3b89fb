import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPageQuery, writePageQuery } from './page-address.ts';

const read = (query: string) => readPageQuery(new URLSearchParams(query));

describe('the address of a storefront page', () => {
  it('names the month and the reviews', () => {
    const query = read(
      'month=2027-06&reviews-page=2&reviews-sort=lowest&reviews-q=rain+plan&reviews-stars=4',
    );
    expect(query).toEqual({ month: '2027-06', page: 2, sort: 'lowest', search: 'rain plan', stars: 4 });
    expect(writePageQuery(query)).toBe(
      '?month=2027-06&reviews-page=2&reviews-q=rain+plan&reviews-sort=lowest&reviews-stars=4',
    );
  });

  it('is bare for the page as it begins', () => {
    expect(writePageQuery(read(''))).toBe('');
  });

  it.each([
    'month=2027-13',
    'month=1999-01',
    'reviews-page=-1',
    'reviews-page=1e9',
    'reviews-stars=6',
    'reviews-sort=;drop',
  ])('takes no notice of %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('reads back what it wrote, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (month, page, search) => {
        const parameters = new URLSearchParams({ month, 'reviews-page': page, 'reviews-q': search });
        const query = readPageQuery(parameters);
        expect(readPageQuery(new URLSearchParams(writePageQuery(query)))).toEqual(query);
      }),
    );
  });
});
