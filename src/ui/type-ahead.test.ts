import { describe, expect, it } from 'vitest';
import { continueSearch, isSearchRunning, NO_SEARCH, typeAheadMatch } from './type-ahead.ts';

describe('continueSearch', () => {
  it('joins letters until the wait is over', () => {
    const first = continueSearch(NO_SEARCH, 'N', { nowMs: 1000, resetMs: 500 });
    const second = continueSearch(first, 'e', { nowMs: 1500, resetMs: 500 });
    expect(second.text).toBe('ne');
    expect(continueSearch(second, 'o', { nowMs: 2001, resetMs: 500 }).text).toBe('o');
  });

  it('has a quicker wait', () => {
    const first = continueSearch(NO_SEARCH, 'n', { nowMs: 1000, resetMs: 250 });
    expect(continueSearch(first, 'e', { nowMs: 1251, resetMs: 250 }).text).toBe('e');
    expect(isSearchRunning(first, 1250, 250)).toBe(true);
    expect(isSearchRunning(first, 1251, 250)).toBe(false);
  });
});

describe('typeAheadMatch', () => {
  const states = ['Nebraska', 'Nevada', 'New York', 'Ohio'];

  it('finds from the current option on, and wraps', () => {
    expect(typeAheadMatch(states, 'new', 0)).toBe(2);
    expect(typeAheadMatch(states, 'neb', 2)).toBe(0);
  });

  it('stays where the longer text still fits', () => {
    expect(typeAheadMatch(states, 'nev', 1)).toBe(1);
  });

  it('walks on with one letter pressed again', () => {
    expect(typeAheadMatch(states, 'n', -1)).toBe(0);
    expect(typeAheadMatch(states, 'n', 0)).toBe(1);
    expect(typeAheadMatch(states, 'nn', 1)).toBe(2);
    expect(typeAheadMatch(states, 'nnn', 2)).toBe(0);
  });

  it('finds nothing in nothing', () => {
    expect(typeAheadMatch(states, 'x', 1)).toBe(-1);
    expect(typeAheadMatch([], 'n', -1)).toBe(-1);
  });
});
