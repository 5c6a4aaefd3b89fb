import { describe, expect, test } from 'vitest';
import { readSearchFilters } from '#capabilities/search/rules/search-address.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { awardGroup, facetGroups, metroGroup } from './filter-groups.ts';
import { createSearchLinks } from './search-links.ts';

const NO_COUNTS = { facetCounts: {}, awardCounts: {}, metroCounts: {} };

function search(category: TaxonomyKey, query: string, counts = {}) {
  const filters = readSearchFilters(category, new URLSearchParams(query));
  const links = createSearchLinks({ path: '/here', category, near: null, filters });
  return { category, filters, links, counts: { ...NO_COUNTS, ...counts } };
}

const keysOf = (category: TaxonomyKey, query: string) =>
  facetGroups(search(category, query)).map(({ key }) => key);

describe('the groups of options', () => {
  test('those below an option appear with it', () => {
    expect(keysOf('wedding-bands-djs', '')).not.toContain('dj-format');
    const withDj = keysOf('wedding-bands-djs', 'musician-category=dj');
    expect(withDj).toContain('dj-format');
    expect(withDj).not.toContain('band-size');
    expect(keysOf('wedding-hair-makeup', 'beauty-service=hair')).toContain('beauty-hair');
  });

  test('guests are asked by number, not by band', () => {
    expect(keysOf('wedding-venues', '')).not.toContain('venue-capacity');
  });

  test('settings are indoor and outdoor, and what cannot be added up says so', () => {
    const counts = { facetCounts: { 'indoor-space': 9, 'outdoor-space': 4, 'covered-outdoor-space': 6 } };
    const [, setting] = facetGroups(search('wedding-venues', '', counts));
    expect(setting?.options.map(({ label, count, isAtLeast }) => [label, count, isAtLeast])).toEqual([
      ['Indoor', 9, false],
      ['Outdoor', 6, true],
      ['Outdoor and covered', 6, false],
    ]);
    expect(setting?.options[1]?.href).toBe('/here?venue-setting=outdoor-space,covered-outdoor-space');
  });

  test('both years of an award collapse into one word and expand again', () => {
    const hrefs = (query: string) =>
      awardGroup(search('wedding-venues', query)).options.map(({ href }) => href);
    expect(hrefs('')).toEqual([
      '/here?awards=best-of-all',
      '/here?awards=best-of-2024',
      '/here?awards=best-of-2023',
    ]);
    expect(hrefs('awards=best-of-2024')).toEqual([
      '/here?awards=best-of-all',
      '/here',
      '/here?awards=best-of-all',
    ]);
    expect(hrefs('awards=best-of-all')).toEqual([
      '/here',
      '/here?awards=best-of-2023',
      '/here?awards=best-of-2024',
    ]);
  });

  test('surroundings are added and taken out', () => {
    const { options } = metroGroup(search('wedding-venues', 'metro=rural', { metroCounts: { URBAN: 3 } }));
    expect(options.map(({ href, count, isChosen }) => [href, count, isChosen])).toEqual([
      ['/here?metro=urban,rural', 3, false],
      ['/here?metro=suburban,rural', 0, false],
      ['/here', 0, true],
    ]);
  });
});
