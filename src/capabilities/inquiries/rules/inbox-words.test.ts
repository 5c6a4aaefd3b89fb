import { expect, it } from 'vitest';
import { hasInboxWords } from './inbox-words.ts';

const cafe = { vendorName: 'Café Róse', text: 'June 12 is open' };

it('finds names and texts without minding case and accents', () => {
  expect(hasInboxWords(cafe, 'cafe rose')).toBe(true);
  expect(hasInboxWords(cafe, 'JUNE open')).toBe(true);
  expect(hasInboxWords(cafe, 'rose june')).toBe(true);
  expect(hasInboxWords(cafe, 'nobody')).toBe(false);
  expect(hasInboxWords(cafe, 'rose nobody')).toBe(false);
});

it('finds everybody by nothing, and by signs alone', () => {
  for (const typed of ['', '  ', '&', '…']) expect(hasInboxWords(cafe, typed)).toBe(true);
});

it('finds names that are written together by their parts, and the other way round', () => {
  const barn = { vendorName: 'Sparrowgate Barn', text: '' };
  const house = { vendorName: 'Lake-House & Lawn', text: '' };
  expect(hasInboxWords(barn, 'sparrow gate')).toBe(true);
  expect(hasInboxWords(house, 'lakehouse')).toBe(true);
  expect(hasInboxWords(house, 'lake house lawn')).toBe(true);
  expect(hasInboxWords(house, 'sparrow gate')).toBe(false);
});

it('minds no apostrophe', () => {
  const marie = { vendorName: 'Marie’s Flowers', text: '' };
  for (const typed of ['maries', "marie's", 'marie s flowers'])
    expect(hasInboxWords(marie, typed)).toBe(true);
});
