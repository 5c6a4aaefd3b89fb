import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from './environment.ts';
import type { ExperimentSession } from './experiment-session.ts';
import { EXPERIMENT_KEYS, type ExperimentDefinition, TEST_VARIATIONS } from './experiments.ts';
import {
  assignedVariation,
  describeVariation,
  resolveAllExperiments,
  resolveVariation,
} from './resolve-variation.ts';
import { NO_OVERRIDES } from './session-overrides.ts';

const session: ExperimentSession = {
  environment: 'development',
  isAutomatedTest: false,
  overrides: NO_OVERRIDES,
  subjectId: 'someone',
};

const experiment: ExperimentDefinition = {
  description: 'A test of tests',
  variations: { 'TEST-0': 'a', 'TEST-1': 'b', 'TEST-2': 'c' },
  defaults: { development: 'TEST-2', staging: 'TEST-0', production: 'NOT_IN_TEST' },
};
const everyoneInOne: ExperimentDefinition = { ...experiment, allocation: { 'TEST-1': 100 } };
const overridden = { flags: {}, experiments: { favoriteToasts: 'TEST-0' as const } };

describe('resolveVariation', () => {
  it('falls back to the default of the environment', () => {
    const variations = ENVIRONMENTS.map((environment) =>
      resolveVariation('favoriteToasts', { ...session, environment }, experiment),
    );
    expect(variations).toEqual(['TEST-2', 'TEST-0', 'NOT_IN_TEST']);
  });

  it('prefers the assigned variation, in production too', () => {
    for (const environment of ENVIRONMENTS) {
      expect(resolveVariation('favoriteToasts', { ...session, environment }, everyoneInOne)).toBe('TEST-1');
    }
  });

  it('assigns nothing to someone unknown', () => {
    expect(resolveVariation('favoriteToasts', { ...session, subjectId: null }, everyoneInOne)).toBe('TEST-2');
  });

  it('lets an override win, but not in production', () => {
    const withOverride = { ...session, overrides: overridden };
    expect(resolveVariation('favoriteToasts', withOverride, everyoneInOne)).toBe('TEST-0');
    expect(
      resolveVariation('favoriteToasts', { ...withOverride, environment: 'staging' }, everyoneInOne),
    ).toBe('TEST-0');
    expect(
      resolveVariation('favoriteToasts', { ...withOverride, environment: 'production' }, everyoneInOne),
    ).toBe('TEST-1');
  });

  it('can override somebody out of the test', () => {
    const out = { flags: {}, experiments: { favoriteToasts: 'NOT_IN_TEST' as const } };
    expect(resolveVariation('favoriteToasts', { ...session, overrides: out }, everyoneInOne)).toBe(
      'NOT_IN_TEST',
    );
  });

  it('keeps automated tests out of every experiment, whatever else holds', () => {
    for (const environment of ENVIRONMENTS) {
      const automated = { ...session, environment, isAutomatedTest: true, overrides: overridden };
      expect(resolveVariation('favoriteToasts', automated, everyoneInOne)).toBe('NOT_IN_TEST');
      const states = Object.values(resolveAllExperiments(automated)).map((state) => state.state);
      expect(new Set(states)).toEqual(new Set(['NOT_IN_TEST']));
    }
  });
});

describe('assignedVariation', () => {
  it('cuts the scale in the order of the variations', () => {
    const allocation = { 'TEST-1': 30, 'TEST-0': 20 };
    expect([0, 19.99, 20, 49.99, 50, 99.99].map((bucket) => assignedVariation(allocation, bucket))).toEqual([
      'TEST-0',
      'TEST-0',
      'TEST-1',
      'TEST-1',
      undefined,
      undefined,
    ]);
    expect(assignedVariation(undefined, 0)).toBeUndefined();
  });

  it('assigns only variations with a share, and everyone when the shares fill the scale', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(shares, fc.double({ min: 0, max: 99.99, noNaN: true }), (percents, bucket) => {
        const allocation = Object.fromEntries(
          TEST_VARIATIONS.map((variation, index) => [variation, percents[index]]),
        );
        const variation = assignedVariation(allocation, bucket);
        const total = percents.reduce((sum, percent) => sum + percent, 0);
        if (variation) expect(allocation[variation]).toBeGreaterThan(0);
        expect(variation !== undefined).toBe(bucket < total);
      }),
    );
  });

  it('gives each variation its share of real people', () => {
    const shared = { ...experiment, allocation: { 'TEST-0': 10, 'TEST-1': 25 } };
    const counts = new Map<string, number>();
    for (let person = 0; person < 20_000; person += 1) {
      const variation = resolveVariation(
        'favoriteToasts',
        { ...session, subjectId: `person-${person}` },
        shared,
      );
      counts.set(variation, (counts.get(variation) ?? 0) + 1);
    }
    const percent = (variation: string) => (counts.get(variation) ?? 0) / 200;
    expect(Math.abs(percent('TEST-0') - 10)).toBeLessThan(1);
    expect(Math.abs(percent('TEST-1') - 25)).toBeLessThan(1.5);
    expect(Math.abs(percent('TEST-2') - 65)).toBeLessThan(1.5);
  });
});

describe('the experiment map', () => {
  it('has an entry for every experiment', () => {
    const map = resolveAllExperiments(session);
    expect(Object.keys(map)).toEqual(EXPERIMENT_KEYS);
    for (const key of EXPERIMENT_KEYS) expect(map[key].key).toBe(key);
  });

  it.each([
    ['NOT_IN_TEST', 'NOT_IN_TEST'],
    ['TEST-0', 'CONTROL'],
    ['TEST-1', 'TEST'],
    ['TEST-9', 'TEST'],
  ] as const)('describes %s as %s', (variation, state) => {
    expect(describeVariation('favoriteToasts', variation)).toEqual({
      key: 'favoriteToasts',
      state,
      variation_key: variation,
    });
  });
});
