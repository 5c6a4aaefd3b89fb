import { describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { dateFlag, isFlagOn } from './read-flag.ts';
import { resolveExperiments } from './resolve-experiments.ts';

const OVERRIDES = encodeURIComponent(
  '{"flags":{"bakerOnboarding":true,"reviewsHeldFrom":"2030-01-01"},"experiments":{"boostListing":"TEST-1"}}',
);

function configOf(environment: string) {
  return {
    config: parseConfig({
      APP_ENV: environment,
      APP_SECRET: 'x'.repeat(48),
      PUBLIC_URL: 'https://www.example.com',
    }),
  };
}

function asker(cookie: string, userId: string | null = null) {
  return { headers: new Headers({ cookie }), userId };
}

describe('resolveExperiments', () => {
  it('answers user_experiments as name → variation_key', () => {
    expect(resolveExperiments(configOf('production'), asker(''))).toEqual({
      boostListing: 'NOT_IN_TEST',
      favoriteToasts: 'TEST-1',
    });
  });

  it('follows the overrides of the session outside production', () => {
    const cookie = `session_overrides=${OVERRIDES}`;
    expect(resolveExperiments(configOf('staging'), asker(cookie)).boostListing).toBe('TEST-1');
    expect(resolveExperiments(configOf('production'), asker(cookie)).boostListing).toBe('NOT_IN_TEST');
    const automated = asker(`${cookie}; automated_test=1`);
    expect(resolveExperiments(configOf('staging'), automated).boostListing).toBe('NOT_IN_TEST');
  });

  it('goes by the person rather than the browser', () => {
    const people = Array.from({ length: 40 }, (_, index) => `person-${index}`);
    for (const person of people) {
      const here = asker('visitor_id=018f3c1e-1111-4222-8333-444455556666', person);
      const there = asker('visitor_id=018f3c1e-9999-4222-8333-444455556666', person);
      expect(resolveExperiments(configOf('production'), here)).toEqual(
        resolveExperiments(configOf('production'), there),
      );
    }
  });
});

describe('single flags', () => {
  it('follow the session, or the environment where there is none', () => {
    const session = asker(`session_overrides=${OVERRIDES}`);
    expect(isFlagOn(configOf('development'), 'bakerOnboarding', session)).toBe(true);
    expect(isFlagOn(configOf('production'), 'bakerOnboarding', session)).toBe(false);
    expect(isFlagOn(configOf('development'), 'enableVendorGladlyChat')).toBe(true);
    expect(dateFlag(configOf('development'), 'reviewsHeldFrom', session)).toBe('2030-01-01');
    expect(dateFlag(configOf('production'), 'reviewsHeldFrom', session)).toBe('2025-01-01');
  });
});
