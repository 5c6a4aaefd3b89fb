import { describe, expect, it } from 'vitest';
import { optionLabel, rangeLabel, rootLabel } from './facet-label.ts';

describe('optionLabel', () => {
  it.each([
    ['country-club', 'Country club'],
    ['rnb-soul', 'R&B / soul'],
    ['av-equipment', 'AV equipment'],
    ['lgbtq-owned', 'LGBTQ+ owned'],
    ['byo-allowed', 'Bring your own alcohol'],
    ['a-la-carte', 'À la carte'],
    ['constructor', 'Constructor'],
  ])('writes %s as %s', (key, label) => {
    expect(optionLabel(key)).toBe(label);
  });
});

describe('rootLabel', () => {
  it("replaces what was written for the file's editors", () => {
    expect(rootLabel('music-genres', 'Genres (18)')).toBe('Genres');
    expect(rootLabel('venue-type', 'Venue type')).toBe('Venue type');
  });
});

describe('rangeLabel', () => {
  it.each([
    ['venue-capacity', { min: 0, max: 50 }, 'Up to 50 guests'],
    ['venue-capacity', { min: 51, max: 100 }, '51–100 guests'],
    ['venue-capacity', { min: 301 }, '301+ guests'],
    ['photographer-coverage-hours', { max: 4 }, 'Up to 4 hours'],
    ['photographer-delivery-weeks', { max: 1 }, 'Up to 1 week'],
    ['videographer-crew', { min: 1, max: 1 }, '1 person'],
    ['videographer-crew', { min: 2, max: 2 }, '2 people'],
    ['band-size', { min: 2, max: 4 }, '2–4 musicians'],
    ['of-no-unit', { min: 3 }, '3+'],
  ])('reads %s %o as %s', (rootKey, range, label) => {
    expect(rangeLabel(rootKey, range)).toBe(label);
  });
});
