import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overrideExperiment, overrideFlag } from './edit-overrides.ts';
import { EXPERIMENT_KEYS, EXPERIMENTS, variationsOf } from './experiments.ts';
import { SWITCH_NAMES } from './flags.ts';
import {
  checkOverrides,
  hasOverrides,
  LARGEST_COOKIE,
  NO_OVERRIDES,
  readOverrides,
  writeOverrides,
} from './session-overrides.ts';

describe('checkOverrides', () => {
  it('names every field that cannot be overridden, and keeps the rest', () => {
    const { overrides, fields } = checkOverrides({
      flags: {
        bakerOnboarding: true,
        nonsense: true,
        beauticianOnboarding: 'yes',
        reviewsHeldFrom: '2024-02-30',
      },
      experiments: { favoriteToasts: 'TEST-1', boostListing: 'TEST-7', secret: 'TEST-0' },
    });
    expect(overrides).toEqual({
      flags: { bakerOnboarding: true },
      experiments: { favoriteToasts: 'TEST-1' },
    });
    expect(fields).toEqual({
      'flags.nonsense': 'Unknown flag',
      'flags.beauticianOnboarding': 'Must be true or false',
      'flags.reviewsHeldFrom': 'Invalid date',
      'experiments.boostListing': 'Must be one of NOT_IN_TEST, TEST-0, TEST-1',
      'experiments.secret': 'Unknown experiment',
    });
  });

  it('is not fooled by names that every object has', () => {
    const wish = JSON.parse(
      '{"flags":{"__proto__":true,"constructor":true},"experiments":{"toString":"TEST-0"}}',
    );
    const { overrides, fields } = checkOverrides(wish);
    expect(hasOverrides(overrides)).toBe(false);
    expect(Object.keys(fields)).toEqual(['flags.__proto__', 'flags.constructor', 'experiments.toString']);
  });
});

describe('readOverrides', () => {
  const everything = {
    flags: {
      ...Object.fromEntries(SWITCH_NAMES.map((name) => [name, false])),
      reviewsHeldFrom: '2024-12-31',
    },
    experiments: Object.fromEntries(
      EXPERIMENT_KEYS.map((key) => [key, variationsOf(EXPERIMENTS[key])[0] ?? '']),
    ),
  };

  it('reads back what was written, even all of it', () => {
    const text = writeOverrides(checkOverrides(everything).overrides);
    expect(readOverrides(text)).toEqual(everything);
    expect(encodeURIComponent(text).length).toBeLessThan(LARGEST_COOKIE);
  });

  it('leaves out what the code no longer knows', () => {
    const text = JSON.stringify({
      flags: { gone: true, bakerOnboarding: true },
      experiments: { gone: 'TEST-1' },
    });
    expect(readOverrides(text)).toEqual({ flags: { bakerOnboarding: true }, experiments: {} });
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{"flags":[true]}',
    '{"flags":null,"experiments":3}',
  ])('takes %o for no override', (text) => {
    expect(readOverrides(text)).toEqual(NO_OVERRIDES);
  });

  it('does not even look at a text that is too long', () => {
    const padded = `{"flags":{"bakerOnboarding":true}${' '.repeat(LARGEST_COOKIE)}}`;
    expect(readOverrides(padded)).toEqual(NO_OVERRIDES);
  });

  it('never throws and never lets anything unknown through', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const overrides = readOverrides(text);
        expect(checkOverrides(overrides).fields).toEqual({});
      }),
    );
  });
});

describe('editing overrides', () => {
  it('adds a flag and drops it again at the value of the environment', () => {
    const once = overrideFlag(NO_OVERRIDES, 'development', { name: 'bakerOnboarding', value: true });
    expect(once.flags).toEqual({ bakerOnboarding: true });
    const day = overrideFlag(once, 'development', { name: 'reviewsHeldFrom', value: '2020-01-01' });
    expect(day.flags).toEqual({ bakerOnboarding: true, reviewsHeldFrom: '2020-01-01' });
    const back = overrideFlag(day, 'development', { name: 'bakerOnboarding', value: false });
    expect(back.flags).toEqual({ reviewsHeldFrom: '2020-01-01' });
    expect(NO_OVERRIDES).toEqual({ flags: {}, experiments: {} });
  });

  it('sets an experiment and gives it back', () => {
    const set = overrideExperiment(NO_OVERRIDES, 'favoriteToasts', 'TEST-1');
    expect(set.experiments).toEqual({ favoriteToasts: 'TEST-1' });
    expect(overrideExperiment(set, 'favoriteToasts', 'NOT_IN_TEST').experiments).toEqual({
      favoriteToasts: 'NOT_IN_TEST',
    });
    expect(overrideExperiment(set, 'favoriteToasts', null)).toEqual(NO_OVERRIDES);
  });
});
