import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const seeds = fc.tuple(fc.string(), fc.integer({ min: 0, max: 2_000_000 }));
const draw = (...keys: (string | number)[]) => {
  const random = seededRandom(...keys);
  return Array.from({ length: 8 }, () => random.next());
};

describe('seededRandom', () => {
  it('repeats itself for the same keys and for no others', () => {
    fc.assert(
      fc.property(seeds, ([name, number]) => {
        expect(draw('world', name, number)).toEqual(draw('world', name, number));
        expect(draw('world', name, number)).not.toEqual(draw('world', name, number + 1));
        expect(draw('world', name, number)).not.toEqual(draw('world', `${name}x`, number));
      }),
    );
  });

  it('stays between nought and one, and is spread evenly over neighbours', () => {
    const firsts = Array.from({ length: 20_000 }, (_, number) => seededRandom('even', number).next());
    expect(Math.min(...firsts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...firsts)).toBeLessThan(1);
    const tenths = firsts.reduce((counts, value) => {
      const tenth = Math.floor(value * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
      return counts;
    }, new Array<number>(10).fill(0));
    for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });

  it('keeps whole numbers within their bounds and reaches both', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: -50, max: 50 }), fc.nat(20), ([name, number], min, width) => {
        const value = seededRandom(name, number).int(min, min + width);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(min + width);
      }),
    );
    const values = new Set(
      Array.from({ length: 200 }, (_, number) => seededRandom('bounds', number).int(1, 3)),
    );
    expect(values).toEqual(new Set([1, 2, 3]));
  });

  it('samples different items, never more than there are', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.uniqueArray(fc.integer(), { maxLength: 30 }),
        fc.nat(40),
        (keys, items, count) => {
          const sampled = seededRandom(...keys).sample(items, count);
          expect(sampled).toHaveLength(Math.min(count, items.length));
          expect(new Set(sampled).size).toBe(sampled.length);
          expect(items).toEqual(expect.arrayContaining(sampled));
        },
      ),
    );
  });

  it('picks by weight, and what weighs nothing never', () => {
    const picks = Array.from({ length: 3_000 }, (_, number) =>
      seededRandom('weights', number).pickWeighted(['rare', 'often', 'never'], (item) =>
        item === 'never' ? 0 : item === 'often' ? 9 : 1,
      ),
    );
    const often = picks.filter((pick) => pick === 'often').length;
    expect(picks).not.toContain('never');
    expect(often / picks.length).toBeGreaterThan(0.87);
    expect(often / picks.length).toBeLessThan(0.93);
  });

  it('draws a bell curve', () => {
    const values = Array.from({ length: 5_000 }, (_, number) => seededRandom('bell', number).normal(10, 2));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(10, 0);
    expect(Math.sqrt(variance)).toBeCloseTo(2, 0);
  });

  it('makes uuids of version 4, all different among very many', () => {
    const uuids = Array.from({ length: 100_000 }, (_, number) => seededRandom('uuid', number).uuid());
    for (const uuid of uuids.slice(0, 1_000))
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(uuids).size).toBe(uuids.length);
  });

  it('cannot pick from nothing', () => {
    expect(() => seededRandom('empty').pick([])).toThrow('nothing to pick');
  });
});
