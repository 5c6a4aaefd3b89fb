import { describe, expect, it } from 'vitest';
import { openFacetRoots, parentRootOf, withoutOrphans } from './dependent-facets.ts';
import { FACET_ROOTS } from './facets.ts';

const keysOf = (roots: readonly { key: string }[]) => roots.map((root) => root.key);

describe('parentRootOf', () => {
  it('exists for every dependent facet and leads it', () => {
    const parents = FACET_ROOTS.filter((root) => root.parentOption !== null).map(
      (root) => [root.key, parentRootOf(root)?.key] as const,
    );
    expect(Object.fromEntries(parents)).toEqual({
      'beauty-hair': 'beauty-service',
      'beauty-makeup': 'beauty-service',
      'beauty-henna': 'beauty-service',
      'beauty-spa': 'beauty-service',
      'beauty-styling': 'beauty-service',
      'beauty-fitness': 'beauty-service',
      'dj-format': 'musician-category',
      'solo-instrument': 'musician-category',
      'band-size': 'musician-category',
      'ceremony-ensemble': 'musician-category',
    });
  });

  it('is nothing for a facet that stands alone', () => {
    const alone = FACET_ROOTS.filter((root) => root.parentOption === null);
    expect(alone.filter((root) => parentRootOf(root))).toEqual([]);
  });
});

describe('openFacetRoots', () => {
  const opened = (key: string) =>
    keysOf(openFacetRoots('wedding-bands-djs', [{ rootKey: 'musician-category', key }])).slice(0, 2);

  it('asks each act its own question', () => {
    expect(opened('dj')).toEqual(['musician-category', 'dj-format']);
    expect(opened('live-solo')).toEqual(['musician-category', 'solo-instrument']);
    expect(opened('live-band')).toEqual(['musician-category', 'band-size']);
    expect(opened('ceremony-only')).toEqual(['musician-category', 'ceremony-ensemble']);
  });

  it('asks nothing dependent before the leading choice', () => {
    expect(openFacetRoots('wedding-bands-djs', []).every((root) => root.parentOption === null)).toBe(true);
  });

  it('opens several groups for several services', () => {
    const chosen = [
      { rootKey: 'beauty-service', key: 'hair' },
      { rootKey: 'beauty-service', key: 'henna' },
    ];
    const open = keysOf(openFacetRoots('wedding-hair-makeup', chosen));
    expect(open).toContain('beauty-hair');
    expect(open).toContain('beauty-henna');
    expect(open).not.toContain('beauty-makeup');
  });

  it('is not opened by an option of the same key elsewhere', () => {
    const open = openFacetRoots('wedding-bands-djs', [{ rootKey: 'music-genres', key: 'dj' }]);
    expect(keysOf(open)).not.toContain('dj-format');
  });
});

describe('withoutOrphans', () => {
  it('drops choices whose leading option is gone and keeps the rest', () => {
    const chosen = [
      { rootKey: 'musician-category', key: 'live-band' },
      { rootKey: 'dj-format', key: 'dj-only' },
      { rootKey: 'band-size', key: '2-4' },
      { rootKey: 'languages', key: 'speaks-french' },
    ];
    expect(withoutOrphans('wedding-bands-djs', chosen)).toEqual([chosen[0], chosen[2], chosen[3]]);
  });

  it('drops choices of another category', () => {
    expect(withoutOrphans('wedding-venues', [{ rootKey: 'dj-format', key: 'dj-only' }])).toEqual([]);
  });
});
