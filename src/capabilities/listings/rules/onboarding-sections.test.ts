import { describe, expect, it } from 'vitest';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { offerSections, unchosenLabels } from './onboarding-sections.ts';

const NOTHING: ReadonlySet<string> = new Set();
const rootsOf = (sections: ReturnType<typeof offerSections>) =>
  sections.flatMap(({ fields }) => fields.map(({ name }) => name)).toSorted();

describe.each(MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => taxonomyKey))('onboarding %s', (category) => {
  const required = facetRootsOf(category).filter(({ isRequired }) => isRequired);

  it('asks for every required facet and nothing that may be left out', () => {
    const independent = required.filter(({ parentOption }) => parentOption === null);
    expect(rootsOf(offerSections(category, NOTHING))).toEqual(independent.map(({ key }) => key).toSorted());
    expect(independent.length).toBeGreaterThan(0);
  });

  it('opens what hangs on a choice once it is made', () => {
    const dependent = facetRootsOf(category).filter(({ parentOption }) => parentOption !== null);
    for (const { key, parentOption } of dependent) {
      expect(rootsOf(offerSections(category, NOTHING))).not.toContain(key);
      expect(rootsOf(offerSections(category, new Set([parentOption ?? ''])))).toContain(key);
    }
  });

  it('names what is still to choose, until all of it is chosen', () => {
    const sections = offerSections(category, NOTHING);
    expect(unchosenLabels(sections, () => ({}))).toHaveLength(required.length);
    const chosen = (key: string) =>
      Object.fromEntries(
        (sections.find((section) => section.key === key)?.fields ?? []).map(({ name }) => [name, ['any']]),
      );
    expect(unchosenLabels(sections, chosen)).toEqual([]);
  });
});

it('asks a DJ how they perform, and a band how many come', () => {
  const keys = (option: string) =>
    offerSections('wedding-bands-djs', new Set([option])).map(({ key }) => key);
  expect(keys('dj')).toEqual(['musician-category', 'dj', 'music-genres']);
  expect(keys('live-band')).toEqual(['musician-category', 'live-band', 'music-genres']);
});
