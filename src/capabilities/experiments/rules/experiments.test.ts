import { describe, expect, it } from 'vitest';
import {
  EXPERIMENT_KEYS,
  EXPERIMENTS,
  isExperimentKey,
  TEST_VARIATIONS,
  variationsOf,
} from './experiments.ts';

describe('experiments', () => {
  it('know ten variations beside not being in the test', () => {
    expect(TEST_VARIATIONS).toHaveLength(10);
    expect(TEST_VARIATIONS[0]).toBe('TEST-0');
    expect(TEST_VARIATIONS[9]).toBe('TEST-9');
  });

  it.each(EXPERIMENT_KEYS)('%s has a control, something to test and sound defaults', (key) => {
    const experiment = EXPERIMENTS[key];
    const variations = variationsOf(experiment);
    expect(variations.slice(0, 2)).toEqual(['NOT_IN_TEST', 'TEST-0']);
    expect(variations.length).toBeGreaterThan(2);
    for (const variation of Object.values(experiment.defaults)) expect(variations).toContain(variation);
  });

  it.each(EXPERIMENT_KEYS)('%s gives away at most everyone, to variations it has', (key) => {
    const { allocation = {}, variations } = EXPERIMENTS[key];
    const shares = Object.values(allocation);
    expect(shares.every((share) => share > 0)).toBe(true);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100);
    expect(Object.keys(allocation).filter((variation) => !(variation in variations))).toEqual([]);
  });

  it('are recognised by key', () => {
    expect(isExperimentKey('boostListing')).toBe(true);
    for (const key of ['toString', '__proto__', '', 'boost-listing'])
      expect(isExperimentKey(key)).toBe(false);
  });
});
