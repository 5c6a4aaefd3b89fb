import { describe, expect, it } from 'vitest';
import { currentStep, firstOpenStep, neighborStep, stepsFor } from './onboarding-steps.ts';

const EMPTY = {
  sections: [{ key: 'basics', values: { postalCode: '' } }],
  coverGallery: [],
  photoGallery: [],
  completeness: {
    steps: [
      { key: 'target-budget', share: 0 },
      { key: 'required-facets', share: 0.5 },
    ],
  },
};
const PLACED = { ...EMPTY, sections: [{ key: 'basics', values: { postalCode: '12534' } }] };
const PRICED = {
  ...PLACED,
  completeness: {
    steps: [
      { key: 'target-budget', share: 1 },
      { key: 'required-facets', share: 0.5 },
    ],
  },
};
const OFFERED = { ...PLACED, completeness: { steps: [{ key: 'target-budget', share: 1 }] } };
const ALL = { ...OFFERED, photoGallery: [{}] };

describe('the steps', () => {
  it('ask for the person first where nobody has told about themselves', () => {
    expect(stepsFor({ knowsProfile: false }).map(({ id }) => id)).toEqual([
      'profile',
      'category',
      'name',
      'place',
      'money',
      'offer',
      'photos',
    ]);
    expect(stepsFor({ knowsProfile: true })[0]?.id).toBe('category');
  });

  it.each([
    ['place', EMPTY],
    ['money', PLACED],
    ['offer', PRICED],
    ['photos', OFFERED],
    [undefined, ALL],
  ])('go on at %s by what is saved', (step, listing) => {
    expect(firstOpenStep(listing)).toBe(step);
  });

  it('lie beside each other', () => {
    const steps = stepsFor({ knowsProfile: true });
    expect(neighborStep(steps, 'category', -1)).toBeUndefined();
    expect(neighborStep(steps, 'category', 1)).toBe('name');
    expect(neighborStep(steps, 'photos', 1)).toBeUndefined();
  });
});

describe('where somebody is', () => {
  const steps = stepsFor({ knowsProfile: true });
  const withProfile = stepsFor({ knowsProfile: false });
  it.each([
    ['the first question without a listing', steps, null, false, null, 'category'],
    ['themselves, while that is open', withProfile, null, false, null, 'profile'],
    ['the category behind it', withProfile, 'category', false, null, 'category'],
    ['the name once there is a category', steps, 'name', true, null, 'name'],
    ['the category where the address names too much', steps, 'name', false, null, 'category'],
    ['the category where a later step has no listing', steps, 'money', true, null, 'category'],
    ['where they left off', steps, null, false, PLACED, 'money'],
    ['the step they ask for', steps, 'name', false, PLACED, 'name'],
    ['where they left off by a name nobody knows', steps, 'secret', false, PRICED, 'offer'],
    ['the last one when all is there', steps, null, false, ALL, 'photos'],
  ] as const)('is %s', (_, given, named, hasCategory, listing, step) => {
    expect(currentStep({ steps: given, named, hasCategory, listing })).toBe(step);
  });
});
