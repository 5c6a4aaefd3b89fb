import { describe, expect, test } from 'vitest';
import { readSearchFilters } from '#capabilities/search/rules/search-address.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { awardGroup, facetGroups, metroGroup } from './filter-groups.ts';

const NO_COUNTS = { facetCounts: {}, awardCounts: {}, metroCounts: {} };

function search(category: TaxonomyKey, query: string, counts = {}) {
  const filters = readSearchFilters(category, new URLSearchParams(query));
  return { category, filters, counts: { ...NO_COUNTS, ...counts } };
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
    expect(setting?.options[1]?.value).toBe('outdoor-space,covered-outdoor-space');
  });

  test('both years of an award are one box more', () => {
    const boxes = (query: string) =>
      awardGroup(search('wedding-venues', query)).options.map(({ value, isChosen }) => [value, isChosen]);
    expect(boxes('awards=best-of-2024')).toEqual([
      ['best-of-2024,best-of-2023', false],
      ['best-of-2024', true],
      ['best-of-2023', false],
    ]);
    expect(boxes('awards=best-of-all').every(([, isChosen]) => isChosen)).toBe(true);
  });

  test('surroundings are boxes with counts', () => {
    const { options } = metroGroup(search('wedding-venues', 'metro=rural', { metroCounts: { URBAN: 3 } }));
    expect(options.map(({ value, count, isChosen }) => [value, count, isChosen])).toEqual([
      ['urban', 3, false],
      ['suburban', 0, false],
      ['rural', 0, true],
    ]);
  });
});
