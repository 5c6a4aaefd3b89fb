import { describe, expect, it } from 'vitest';
import { MARKETPLACE_CATEGORIES } from './categories.ts';
import { OPTION_LABELS, RANGE_UNITS, ROOT_LABELS } from './facet-labels.data.ts';
import { FACET_ROOTS, facetRootsOf } from './facets.ts';

const options = FACET_ROOTS.flatMap((root) => root.options);
const rootOf = (key: string) => FACET_ROOTS.find((root) => root.key === key);

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the facet taxonomy', () => {
  it('has every id once, roots and options together', () => {
    expect(FACET_ROOTS).toHaveLength(63);
    expect(options).toHaveLength(425);
    expect(repeated([...FACET_ROOTS, ...options].map((facet) => facet.id))).toEqual([]);
    expect(repeated(FACET_ROOTS.map((root) => root.key))).toEqual([]);
  });

  it.each([
    [16, 'event-types'],
    [25, 'venue-service-level'],
    [551, 'florist-service-level'],
    [690, 'planner-service-level'],
    [724, 'planner-personality'],
  ])('gives the id %i to %s', (id, key) => {
    expect(rootOf(key)?.id).toBe(id);
  });

  it.each([
    ['music-genres', 18],
    ['planner-service-level', 7],
    ['baker-dietary', 8],
    ['caterer-dietary', 7],
  ])('lists for %s %i options', (key, size) => {
    expect(rootOf(key)?.options).toHaveLength(size);
  });

  it('numbers options after their root', () => {
    for (const root of FACET_ROOTS) {
      expect(root.options.map((option) => option.id)).toEqual(
        root.options.map((_, index) => root.id + index + 1),
      );
    }
  });

  it('gives every category facets of its own and the four shared ones', () => {
    for (const { taxonomyKey } of MARKETPLACE_CATEGORIES) {
      const roots = facetRootsOf(taxonomyKey);
      expect(roots.slice(-4).map((root) => root.key)).toEqual([
        'event-types',
        'vendor-identity',
        'languages',
        'cultural-experience',
      ]);
      expect(roots.slice(0, -4).every((root) => root.category === taxonomyKey)).toBe(true);
      expect(roots.some((root) => root.isRequired)).toBe(true);
    }
  });

  it('reads how many options may be chosen', () => {
    const choice = (key: string) => {
      const root = rootOf(key);
      return [root?.select, root?.maxChoices, root?.isRange, root?.isOptIn];
    };
    expect(choice('musician-category')).toEqual(['single', 1, false, false]);
    expect(choice('venue-type')).toEqual(['multi', 3, false, false]);
    expect(choice('languages')).toEqual(['multi', null, false, false]);
    expect(choice('vendor-identity')).toEqual(['multi', null, false, true]);
    expect(choice('venue-capacity')).toEqual(['single', 1, true, false]);
    expect(choice('band-size')).toEqual(['single', 1, true, false]);
  });
});

describe('option slugs', () => {
  it('are the key, or root and key for a range', () => {
    expect(rootOf('venue-type')?.options[0]?.slug).toBe('barn-farm');
    expect(rootOf('photographer-delivery-weeks')?.options[0]?.slug).toBe(
      'photographer-delivery-weeks-maximum-4',
    );
  });

  it('are one of a kind within a category', () => {
    for (const { taxonomyKey } of MARKETPLACE_CATEGORIES) {
      expect(
        repeated(facetRootsOf(taxonomyKey).flatMap((root) => root.options.map(({ slug }) => slug))),
      ).toEqual([]);
    }
  });
});

describe('ranges', () => {
  it('parse, have a unit and rise without a gap', () => {
    const ranges = FACET_ROOTS.filter((root) => root.isRange);
    expect(ranges.map((root) => root.key).toSorted()).toEqual(Object.keys(RANGE_UNITS).toSorted());
    for (const root of ranges) {
      const bands = root.options.map((option) => option.range);
      expect(bands.includes(null)).toBe(false);
      bands.slice(1).forEach((band, index) => {
        expect(band?.min).toBe((bands[index]?.max ?? Number.NaN) + 1);
      });
      expect(bands.at(-1)).not.toHaveProperty('max');
    }
  });

  it('stay away from options that are no ranges', () => {
    const plain = FACET_ROOTS.filter((root) => !root.isRange).flatMap((root) => root.options);
    expect(plain.filter((option) => option.range !== null)).toEqual([]);
  });
});

describe('labels', () => {
  it('are readable for every facet and option', () => {
    for (const { label } of [...FACET_ROOTS, ...options]) {
      expect(label).toMatch(/^[A-ZÀ0-9][^_()]{1,39}$/);
      expect(label).not.toMatch(/\s{2}|^\s|\s$/);
    }
  });

  it('write names and acronyms as people do', () => {
    const lowered =
      /\b(dj|mc|rnb|bbq|diy|av|byo|lgbtq|asl|rsvp|wifi|asian|caribbean|eastern|southern|english)\b/;
    expect(options.filter((option) => lowered.test(option.label)).map((option) => option.label)).toEqual([]);
  });

  it('differ within a facet', () => {
    for (const root of FACET_ROOTS) expect(repeated(root.options.map((option) => option.label))).toEqual([]);
  });

  it('override only what exists', () => {
    const optionKeys = new Set(options.map((option) => option.key));
    expect(Object.keys(OPTION_LABELS).filter((key) => !optionKeys.has(key))).toEqual([]);
    expect(Object.keys(ROOT_LABELS).filter((key) => !rootOf(key))).toEqual([]);
    const derived = (key: string) => key.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
    expect(Object.entries(OPTION_LABELS).filter(([key, label]) => label === derived(key))).toEqual([]);
  });
});
