import { describe, expect, it } from 'vitest';
import type { DemoPicture } from '#capabilities/world/contract.ts';
import { arrangeSheet, type SheetFilter } from './arrange-sheet.ts';

function picture(key: string, category: string, palette: string, alsoFor: string[] = []): DemoPicture {
  return {
    id: `00000000-0000-4000-8000-${key.padEnd(12, '0')}`,
    key,
    category,
    alsoFor,
    palette,
    subject: 'cake',
    mood: 'airy',
    season: 'all',
    alt: 'A cake',
    width: 400,
    height: 300,
    dominantColor: '#ffffff',
    blurDataUrl: 'data:,',
  };
}

const SET = [
  picture('card', 'paper', 'lilac'),
  picture('new', 'hats', 'sage'),
  picture('arch', 'wedding-venues', 'blush', ['wedding-florists']),
  picture('roses', 'wedding-florists', 'blush'),
  picture('violets', 'wedding-florists', 'lilac'),
];

function sectionsFor(filter: SheetFilter) {
  return arrangeSheet(SET, filter).sections.map(({ title, pictures }) => [
    title,
    ...pictures.map(({ key }) => key),
  ]);
}

describe('a contact sheet', () => {
  it('has a section per category: vendors first, then the house’s own, then what it does not know yet', () => {
    expect(sectionsFor({})).toEqual([
      ['Venues', 'arch'],
      ['Florists', 'roses', 'violets'],
      ['Paper', 'card'],
      ['Hats', 'new'],
    ]);
  });

  it('shows a category’s own pictures before those lent to it', () => {
    expect(sectionsFor({ category: 'wedding-florists' })).toEqual([['Florists', 'roses', 'violets', 'arch']]);
  });

  it('shows what is in both filters', () => {
    expect(sectionsFor({ category: 'wedding-florists', palette: 'lilac' })).toEqual([
      ['Florists · Lilac', 'violets'],
    ]);
    expect(sectionsFor({ category: 'paper', palette: 'sage' })).toEqual([]);
  });

  it('counts the whole set, and each choice beside the other filter', () => {
    const { totals, categories, palettes } = arrangeSheet(SET, { palette: 'lilac' });
    expect(totals).toEqual({ pictures: 5, palettes: 3, categories: 4 });
    expect(categories.map(({ label, count }) => [label, count])).toEqual([
      ['Venues', 0],
      ['Florists', 1],
      ['Paper', 1],
      ['Hats', 0],
    ]);
    expect(palettes.map(({ label, count }) => [label, count])).toEqual([
      ['Lilac', 2],
      ['Blush', 2],
      ['Sage', 1],
    ]);
  });
});
