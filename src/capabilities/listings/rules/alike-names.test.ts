import { describe, expect, it } from 'vitest';
import { alikeNames, likeness } from './alike-names.ts';

describe('names that may be one business', () => {
  it.each([
    ['Marsh & Meadow', 'Marsh and Meadow'],
    ['Marsh & Meadow', 'Marsh & Meadow Events, LLC'],
    ['Juniper Rye Cakes', 'Juniper & Rye Cakes'],
    ['Café Ébène', 'Cafe Ebene'],
    ['Kestrel Hill Barn', 'Kestral Hill Barn'],
    ['The Wedding Company', 'Wedding Company'],
  ])('%s and %s', (one, other) => {
    expect(alikeNames(one, [{ name: other }])).toHaveLength(1);
    expect(alikeNames(other, [{ name: one }])).toHaveLength(1);
  });

  it.each([
    ['Marsh & Meadow', 'Barn at Willow Creek'],
    ['Sage Events', 'Stone Events'],
    ['Kestrel Hill Barn', 'Sparrow Hill Barn and Gardens'],
    ['', 'Anybody'],
    ['💐', '🎂'],
  ])('but not %s and %s', (one, other) => {
    expect(alikeNames(one, [{ name: other }])).toEqual([]);
  });

  it('come with the likest first, and every name is like itself', () => {
    const rows = [{ name: 'Marsh Meadows' }, { name: 'Marsh & Meadow' }];
    expect(alikeNames('Marsh & Meadow', rows)[0]).toBe(rows[1]);
    expect(likeness('Marsh & Meadow', 'marsh meadow')).toBe(1);
  });
});
