import { describe, expect, it } from 'vitest';
import { createSimilarNames } from './similar-names.ts';

const findSimilar = createSimilarNames([
  { name: 'houston', population: 2_300_000 },
  { name: 'hudson', population: 6_000 },
  { name: 'houston lake', population: 200 },
  { name: 'los angeles', population: 3_900_000 },
  { name: 'ames', population: 66_000 },
  { name: 'new york', population: 8_800_000 },
]);
const namesFor = (typed: string, isWhole = false) => findSimilar(typed, isWhole).map(({ name }) => name);

describe('similar names', () => {
  it('puts the closest first, whole names before longer ones', () => {
    expect(namesFor('huston')).toEqual(['houston', 'houston lake', 'hudson']);
  });

  it('leaves longer names out when the name is finished', () => {
    expect(namesFor('huston', true)).toEqual(['houston', 'hudson']);
  });

  it('takes short texts literally', () => {
    expect(namesFor('ame')).toEqual([]);
    expect(namesFor('amse')).toEqual(['ames']);
    expect(namesFor('amxs')).toEqual(['ames']);
    expect(namesFor('axxs')).toEqual([]);
  });

  it('does not take a short text for a distant beginning', () => {
    expect(namesFor('los ag')).toEqual(['los angeles']);
    expect(namesFor('los xg')).toEqual([]);
    expect(namesFor('los angal')).toEqual(['los angeles']);
  });

  it('finds nothing in strange scripts', () => {
    expect(namesFor('ירושלים')).toEqual([]);
  });
});
