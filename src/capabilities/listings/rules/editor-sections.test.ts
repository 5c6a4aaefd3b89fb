import { describe, expect, it } from 'vitest';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { FACET_ROOTS, facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { editorSections, openSections, sectionOfRoot } from './editor-sections.ts';

const COMMON = [
  'basics',
  'description',
  'photos',
  'video',
  'social',
  'background',
  'prices',
  'target-budget',
  'calendar',
  'faqs',
  'preferred-vendors',
];

describe.each(MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => taxonomyKey))(
  'the editor of %s',
  (category) => {
    const sections = editorSections(category);
    const keys = sections.map(({ key }) => key);

    it('has the common sections, each key once', () => {
      expect(keys.filter((key) => COMMON.includes(key))).toEqual(COMMON);
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('asks for every facet of the category exactly once, with the choices of its root', () => {
      const asked = sections.flatMap(({ fields }) =>
        fields.flatMap((field) => (field.kind === 'choices' ? [field.rootKey] : [])),
      );
      expect(asked.toSorted()).toEqual(
        facetRootsOf(category)
          .map(({ key }) => key)
          .toSorted(),
      );
      for (const rootKey of asked) expect(keys).toContain(sectionOfRoot(category, rootKey));
    });

    it('shows a section that hangs on a choice only to those who made it', () => {
      const dependent = sections.filter(({ parentOption }) => parentOption !== undefined);
      const always = sections.length - dependent.length;
      expect(openSections(category, new Set())).toHaveLength(always);
      for (const { key, parentOption = '' } of dependent) {
        const open = openSections(category, new Set([parentOption]));
        expect(open).toHaveLength(always + 1);
        expect(open.map((section) => section.key)).toContain(key);
      }
    });

    it('hangs a section on the option that its facets hang on', () => {
      for (const { fields, parentOption } of sections) {
        for (const field of fields) {
          if (field.kind !== 'choices') continue;
          const root = FACET_ROOTS.find(({ key }) => key === field.rootKey);
          expect(root?.parentOption ?? undefined).toBe(parentOption);
        }
      }
    });
  },
);

it('has no sections of their own for planners, and those that hang on a choice for music and beauty', () => {
  const own = (category: Parameters<typeof editorSections>[0]) =>
    editorSections(category)
      .filter(({ group }) => group === 'category')
      .map(({ key }) => key);
  expect(own('wedding-planners')).toEqual([]);
  expect(own('wedding-bands-djs')).toEqual(
    expect.arrayContaining(['musician-category', 'dj', 'live-solo', 'live-band', 'ceremony-only']),
  );
  expect(own('wedding-hair-makeup')).toEqual(
    expect.arrayContaining(['hair', 'henna', 'spa', 'makeup', 'styling', 'fitness-wellness']),
  );
  expect(own('wedding-venues').slice(-2)).toEqual(['spaces', 'menus']);
});
