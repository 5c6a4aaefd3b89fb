import { describe, expect, it } from 'vitest';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { EMPTY_LISTING } from '../testing/example-listing.ts';
import type { FieldValue } from './editor-field.ts';
import { findSection } from './editor-sections.ts';
import { screenSection } from './screen-section.ts';
import { sectionProblems } from './section-problems.ts';
import { cleanSectionValues, sectionValues } from './section-values.ts';

function problemsOf(
  key: string,
  values: Record<string, FieldValue>,
  category: TaxonomyKey = 'wedding-venues',
) {
  const section = findSection(category, key);
  if (!section) throw new Error(`No section ${key}.`);
  return sectionProblems(category, section, {
    ...sectionValues({ ...EMPTY_LISTING, category }, section),
    ...values,
  });
}

const space = {
  name: 'Barn',
  description: '',
  setting: 'indoor-space',
  seatedCapacity: 90,
  standingCapacity: null,
};

describe('sectionProblems', () => {
  it.each([
    ['basics', { name: '' }, { name: 'Required' }],
    ['basics', { name: 'x'.repeat(101) }, { name: 'Must be 100 characters or less' }],
    ['basics', { postalCode: '1234' }, { postalCode: 'Invalid zip code' }],
    ['basics', { postalCode: '99999' }, { postalCode: 'Invalid zip code' }],
    ['basics', { slug: '-barn' }, { slug: expect.any(String) }],
    ['description', { description: 'Short.' }, { description: 'Must be at least 200 characters' }],
    [
      'video',
      { videoLink: 'https://example.com/film' },
      { videoLink: "Something's wrong! Check your link." },
    ],
    ['social', { instagram: 'two..dots' }, { instagram: 'Must be a valid Instagram handle' }],
    ['social', { web: 'not an address' }, { web: 'Please enter a valid web address.' }],
    [
      'prices',
      { fullStartPriceCents: 200, fullEndPriceCents: 100 },
      { fullEndPriceCents: expect.any(String) },
    ],
    [
      'target-budget',
      { targetCoupleBudgetMin: 0, targetCoupleBudgetMax: 0 },
      { targetCoupleBudgetMin: 'Please enter a number greater than zero.' },
    ],
    [
      'target-budget',
      { targetCoupleBudgetMin: 100 },
      {
        targetCoupleBudgetMin: 'How much does your average couple typically spend with you?',
        targetCoupleBudgetMax: 'Required',
      },
    ],
    [
      'venue-style',
      { 'venue-type': ['rooftop', 'restaurant', 'barn-farm', 'boat-yacht'] },
      { 'venue-type': 'Choose up to 3.' },
    ],
    ['venue-style', { 'venue-type': ['film-look'] }, { 'venue-type': 'Choose from the list.' }],
    ['spaces', { spaces: [space, { ...space, name: '' }] }, { 'spaces.1.name': 'Required' }],
    ['spaces', { spaces: [{ ...space, seatedCapacity: null }] }, { 'spaces.0.seatedCapacity': 'Required' }],
    [
      'menus',
      { menus: [{ name: 'Supper', description: '', pricePerPersonCents: null }] },
      { 'menus.0.pricePerPersonCents': 'Required' },
    ],
    [
      'faqs',
      { faqs: [{ key: 'peak-season', question: 'Mine', answer: '' }] },
      { 'faqs.0.question': 'Choose from the list.' },
    ],
  ] as const)('%s with %o', (key, values, problems) => {
    expect(problemsOf(key, values as Record<string, FieldValue>)).toEqual(
      key === 'target-budget' || key !== 'basics' ? problems : expect.objectContaining(problems),
    );
  });

  it('finds nothing wrong with what is right, and with what may stay open', () => {
    expect(problemsOf('spaces', { spaces: [space] })).toEqual({});
    expect(problemsOf('target-budget', { targetCoupleBudgetMin: 100, targetCoupleBudgetMax: 100 })).toEqual(
      {},
    );
    expect(problemsOf('video', { videoLink: '' })).toEqual({});
    expect(problemsOf('musician-category', { 'musician-category': ['dj'] }, 'wedding-bands-djs')).toEqual({});
    expect(
      problemsOf('musician-category', { 'musician-category': ['dj', 'live-band'] }, 'wedding-bands-djs'),
    ).toEqual({
      'musician-category': 'Choose up to 1.',
    });
  });
});

describe('screenSection', () => {
  const screen = (key: string, values: Record<string, FieldValue>) => {
    const section = findSection('wedding-venues', key);
    return section ? screenSection(section, { ...sectionValues(EMPTY_LISTING, section), ...values }) : [];
  };

  it('finds ways around us and names of other services, also in one of several things', () => {
    expect(screen('description', { description: 'Write to ana@studio.com' })).toMatchObject([
      { field: 'description', kind: 'contact', match: 'ana@studio.com' },
    ]);
    expect(screen('spaces', { spaces: [{ ...space, description: 'As seen on WeddingWire' }] })).toMatchObject(
      [{ field: 'spaces.0.description', kind: 'competitor', match: 'WeddingWire' }],
    );
    expect(screen('description', { description: 'A quiet barn, 90 seats, since 1890.' })).toEqual([]);
  });
});

describe('cleanSectionValues', () => {
  const clean = (key: string, raw: Record<string, unknown>) => {
    const section = findSection('wedding-venues', key);
    return section && cleanSectionValues(section, raw);
  };

  it('takes what is of its kind, trims texts and drops what the section does not have', () => {
    expect(clean('description', { description: '  Words\0 ', price: 3 })).toEqual({ description: 'Words' });
    expect(clean('spaces', { spaces: [{ ...space, odd: 1 }] })).toEqual({ spaces: [space] });
  });

  it.each([
    ['description', {}],
    ['description', { description: 3 }],
    ['prices', { fullStartPriceCents: -1 }],
    ['venue-style', { 'venue-type': 'rooftop' }],
    ['spaces', { spaces: [{ ...space, setting: 'moon' }] }],
    ['spaces', { spaces: [null] }],
  ])('is nothing where something is of another kind: %s %o', (key, raw) => {
    expect(clean(key, raw)).toBeUndefined();
  });
});
