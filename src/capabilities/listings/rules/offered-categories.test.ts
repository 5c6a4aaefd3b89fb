import { expect, it } from 'vitest';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { offeredCategories } from './offered-categories.ts';

const CAKES = 'wedding-cakes-desserts';
const BEAUTY = 'wedding-hair-makeup';
const OTHERS = TAXONOMY_KEYS.filter((key) => key !== CAKES && key !== BEAUTY);

it.each([
  ['neither flag', {}, OTHERS],
  ['the flag for bakers', { bakerOnboarding: true }, [...OTHERS, CAKES]],
  ['the flag for beauticians', { beauticianOnboarding: true }, [...OTHERS, BEAUTY]],
  ['both', { bakerOnboarding: true, beauticianOnboarding: true }, [...TAXONOMY_KEYS]],
])('with %s, a new listing can be of these trades', (_, flags, categories) => {
  expect(offeredCategories(flags).toSorted()).toEqual([...categories].toSorted());
});
