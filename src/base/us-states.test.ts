import { describe, expect, it } from 'vitest';
import { slugify } from './text.ts';
import { isStateCode, stateByCode, stateBySlug, US_STATES } from './us-states.ts';

const TERRITORIES = ['AS', 'GU', 'MH', 'PR', 'VI'];

describe('US_STATES', () => {
  it('has fifty states, the capital district and five territories', () => {
    expect(US_STATES).toHaveLength(56);
    expect(
      US_STATES.filter(({ stateCode }) => stateCode !== 'DC' && !TERRITORIES.includes(stateCode)),
    ).toHaveLength(50);
  });

  it('has every code, name and slug once', () => {
    for (const key of ['stateCode', 'name', 'slug'] as const) {
      expect(new Set(US_STATES.map((state) => state[key])).size).toBe(56);
    }
  });

  it('calls the capital Washington, DC', () => {
    expect(stateByCode('DC')).toEqual({ name: 'Washington, DC', stateCode: 'DC', slug: 'washington-dc' });
    expect(stateByCode('WA')?.name).toBe('Washington');
  });

  it.each(US_STATES.map((state) => [state.stateCode, state] as const))('%s is well formed', (code, state) => {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(state.slug).toBe(slugify(state.name));
    expect(stateBySlug(state.slug)).toBe(state);
    expect(isStateCode(code)).toBe(true);
  });

  it('is sorted by name', () => {
    const names = US_STATES.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
  });

  it('refuses other codes', () => {
    for (const code of ['', 'XX', 'ny', 'NYC', 'ON', 12, null]) expect(isStateCode(code)).toBe(false);
    expect(stateByCode('ZZ')).toBeUndefined();
    expect(stateBySlug('atlantis')).toBeUndefined();
  });
});
