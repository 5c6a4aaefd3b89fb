import { describe, expect, test } from 'vitest';
import { readSearchFilters } from '#capabilities/search/rules/search-address.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { chosenFilters } from './chosen-filters.ts';
import { createSearchLinks } from './search-links.ts';

function pillsOf(query: string, category: TaxonomyKey = 'wedding-venues') {
  const filters = readSearchFilters(category, new URLSearchParams(query));
  const links = createSearchLinks({ path: '/here', category, near: null, filters });
  return chosenFilters(category, filters, links);
}

describe('the pills above the results', () => {
  test('name every filter in words, each leading to the search without it', () => {
    const query =
      'awards=best-of-all&capacity=120-max&date=2027-06-12&metro=rural&price=0-9000&venue-service-level=limited-services&venue-type=barn-farm,hotel-resort';
    const pills = pillsOf(query);
    expect(pills.map(({ label }) => label)).toEqual([
      'Jun 12, 2027',
      'Room for 120 guests',
      'Up to $9,000',
      'Select services',
      'Barn or farm',
      'Hotel or resort',
      'Best of 2024 & 2023',
      'In the country',
    ]);
    const barn = pills.find(({ label }) => label === 'Barn or farm');
    expect(barn?.href).toBe(`/here?${query.replace('barn-farm,', '')}`);
    for (const { name, href } of pills.filter((pill) => pill.name !== 'venue-type')) {
      expect(href).not.toContain(`${name}=`);
    }
  });

  test.each([
    ['capacity=0-50', 'Intimate: up to 50 guests'],
    ['capacity=1-max', 'Room for 1 guest'],
    ['capacity=0-1', 'Up to 1 guest'],
    ['capacity=50-100', 'For 50 to 100 guests'],
    ['price=2000-max', '$2,000+'],
    ['price=2000-9000', '$2,000–$9,000'],
    ['awards=best-of-2023', 'Best of 2023'],
    ['area=42.1,-74.1,42.4,-73.5', 'This part of the map'],
  ])('%s is shown as %s', (query, label) => {
    expect(pillsOf(query).map((pill) => pill.label)).toEqual([label]);
  });

  test('a price has its unit where the category has one', () => {
    expect(pillsOf('price=45-90', 'wedding-catering')[0]?.label).toBe('$45–$90 per person');
    expect(pillsOf('price=5-8', 'wedding-cakes-desserts')[0]?.label).toBe('$5–$8 per serving');
    expect(pillsOf('price=2000-max', 'wedding-photographers')[0]?.label).toBe('$2,000+');
  });

  test('order and page are no filters', () => {
    expect(pillsOf('sort=price&order=desc&page=2')).toEqual([]);
  });
});
