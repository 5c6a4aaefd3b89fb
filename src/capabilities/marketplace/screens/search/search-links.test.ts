import { describe, expect, test } from 'vitest';
import { readSearchFilters, writeSearchQuery } from '#capabilities/search/rules/search-address.ts';
import { filterRootsOf } from '#capabilities/search/rules/search-parameters.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { createSearchLinks } from './search-links.ts';

function linksFor(category: TaxonomyKey, query: string, near: { lat: number; lon: number } | null = null) {
  const filters = readSearchFilters(category, new URLSearchParams(query));
  return createSearchLinks({ path: '/here', category, near, filters });
}

function rootOf(category: TaxonomyKey, key: string) {
  const root = filterRootsOf(category).find((candidate) => candidate.key === key);
  if (!root) throw new Error(`There is no facet ${key}.`);
  return root;
}

const venueType = rootOf('wedding-venues', 'venue-type');

describe('links around a search', () => {
  test('an option is added in the order of the taxonomy and taken out again', () => {
    const links = linksFor('wedding-venues', 'venue-type=hotel-resort');
    expect(links.toggle(venueType, ['barn-farm'])).toBe('/here?venue-type=barn-farm,hotel-resort');
    expect(links.toggle(venueType, ['hotel-resort'])).toBe('/here');
  });

  test('several options that stand for one word are chosen and left together', () => {
    const setting = rootOf('wedding-venues', 'venue-setting');
    const outdoor = ['outdoor-space', 'covered-outdoor-space'];
    const half = linksFor('wedding-venues', 'venue-setting=outdoor-space');
    expect(half.toggle(setting, outdoor)).toBe('/here?venue-setting=outdoor-space,covered-outdoor-space');
    expect(linksFor('wedding-venues', 'venue-setting=outdoor').toggle(setting, outdoor)).toBe('/here');
  });

  test('a change leads to the first page, a page keeps everything else', () => {
    const links = linksFor('wedding-venues', 'page=3&price=2000-9000&sort=price');
    expect(links.with({ capacity: '120-max' })).toBe('/here?capacity=120-max&price=2000-9000&sort=price');
    expect(links.toPage(2)).toBe('/here?page=2&price=2000-9000&sort=price');
    expect(links.toPage(1)).toBe('/here?price=2000-9000&sort=price');
  });

  test('what depended on an option goes with it', () => {
    const links = linksFor(
      'wedding-bands-djs',
      'musician-category=dj,live-band&dj-format=dj-only&band-size=band-size-2-4',
    );
    expect(links.toggle(rootOf('wedding-bands-djs', 'musician-category'), ['dj'])).toBe(
      '/here?band-size=band-size-2-4&musician-category=live-band',
    );
  });

  test('clearing keeps the point around which was searched', () => {
    expect(linksFor('wedding-venues', 'price=0-9000&page=2').clear).toBe('/here');
    const near = { lat: 42.25, lon: -73.79 };
    expect(linksFor('wedding-venues', 'price=0-9000', near).clear).toBe('/here?lat=42.25&lon=-73.79');
  });

  test('a plain form carries along what it has no fields for', () => {
    const links = linksFor('wedding-venues', 'venue-type=barn-farm&price=0-9000&page=4');
    expect(links.hidden('price')).toEqual([['venue-type', 'barn-farm']]);
  });

  test('every toggled option gives the address that the rules would write', () => {
    for (const { taxonomyKey } of MARKETPLACE_CATEGORIES) {
      const links = linksFor(taxonomyKey, 'date=2027-06-12&sort=rating');
      for (const root of filterRootsOf(taxonomyKey).filter(({ parentOption }) => parentOption === null)) {
        for (const { slug } of root.options) {
          const address = links.toggle(root, [slug]);
          const query = address.slice('/here?'.length);
          const filters = readSearchFilters(taxonomyKey, new URLSearchParams(query));
          expect(writeSearchQuery(taxonomyKey, filters)).toBe(query);
          expect(filters.facets[root.key]).toEqual([slug]);
        }
      }
    }
  });
});
