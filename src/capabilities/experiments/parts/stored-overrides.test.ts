import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_OVERRIDES, type Overrides } from '../rules/session-overrides.ts';
import { lostOverrides, readStoredOverrides, storeOverrides } from './stored-overrides.ts';

const OVERRIDES: Overrides = { flags: { bakerOnboarding: true }, experiments: { favoriteToasts: 'TEST-0' } };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('experiment overrides are in session storage as well as in the cookie', () => {
  storeOverrides(OVERRIDES);
  expect(sessionStorage.getItem('session_overrides')).toBe(JSON.stringify(OVERRIDES));
  expect(readStoredOverrides()).toEqual(OVERRIDES);
});

test('none leaves nothing behind', () => {
  storeOverrides(OVERRIDES);
  storeOverrides(NO_OVERRIDES);
  expect(sessionStorage.getItem('session_overrides')).toBeNull();
});

test('they come back where the cookie was lost, and yield to one that is there', () => {
  expect(lostOverrides(NO_OVERRIDES)).toBeUndefined();
  storeOverrides(OVERRIDES);
  expect(lostOverrides(NO_OVERRIDES)).toEqual(OVERRIDES);
  expect(lostOverrides({ flags: { beauticianOnboarding: true }, experiments: {} })).toBeUndefined();
});

test('a browser that keeps nothing has none', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeOverrides(OVERRIDES);
  expect(readStoredOverrides()).toEqual(NO_OVERRIDES);
});
