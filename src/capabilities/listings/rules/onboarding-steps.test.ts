import { describe, expect, it } from 'vitest';
import { currentStep, firstOpenStep, neighborStep } from './onboarding-steps.ts';

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
    expect(neighborStep('profile', -1)).toBeUndefined();
    expect(neighborStep('category', -1)).toBe('profile');
    expect(neighborStep('category', 1)).toBe('name');
    expect(neighborStep('photos', 1)).toBeUndefined();
  });
});

describe('where somebody is', () => {
  it.each([
    ['the first question without a listing', true, null, false, null, 'category'],
    ['themselves, while that is open', false, null, false, null, 'profile'],
    ['the category behind it', false, 'category', false, null, 'category'],
    ['themselves again, where they go back', true, 'profile', true, null, 'profile'],
    ['the name once there is a category', true, 'name', true, null, 'name'],
    ['the category where the address names too much', true, 'name', false, null, 'category'],
    ['the category where a later step has no listing', true, 'money', true, null, 'category'],
    ['where they left off', true, null, false, PLACED, 'money'],
    ['the step they ask for', true, 'name', false, PLACED, 'name'],
    ['where they left off by a name nobody knows', true, 'secret', false, PRICED, 'offer'],
    ['the last one when all is there', true, null, false, ALL, 'photos'],
  ] as const)('is %s', (_, knowsProfile, named, hasCategory, listing, step) => {
    expect(currentStep({ knowsProfile, named, hasCategory, listing })).toBe(step);
  });
});
