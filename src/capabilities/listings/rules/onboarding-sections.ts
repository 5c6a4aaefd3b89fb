import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { findFacetRoot } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import { BASICS, TARGET_BUDGET } from './common-sections.data.ts';
import type { EditorField, SectionValues } from './editor-field.ts';
import type { EditorSection } from './editor-section.ts';
import { openSections } from './editor-sections.ts';

/** A section of the editor, asked for these fields alone; the others stay as they are. */
function only(section: EditorSection, names: readonly string[]): EditorSection {
  return { ...section, fields: section.fields.filter(({ name }) => names.includes(name)) };
}

export const NAME_SECTION = only(BASICS, ['name', 'cityId']);

/** Couples come to a venue; everybody else goes to them. */
export function placeSection(category: TaxonomyKey): EditorSection {
  const place = ['address1', 'postalCode'];
  return only(BASICS, category === 'wedding-venues' ? place : [...place, 'travelRadiusMiles']);
}

export const MONEY_SECTION = only(TARGET_BUDGET, [
  'targetCoupleBudgetMin',
  'targetCoupleBudgetMax',
  'targetPerPersonBudgetMin',
  'targetPerPersonBudgetMax',
]);

const rootOf = (field: EditorField) => (field.kind === 'choices' ? findFacetRoot(field.rootKey) : undefined);

/** What a business of this category has to choose, and what hangs on its choices so far. */
export function offerSections(category: TaxonomyKey, chosen: ReadonlySet<string>): EditorSection[] {
  return openSections(category, chosen)
    .map((section) =>
      only(
        section,
        section.fields
          .filter((field) => rootOf(field)?.isRequired || (rootOf(field)?.parentOption ?? null) !== null)
          .map(({ name }) => name),
      ),
    )
    .filter(({ fields }) => fields.length > 0);
}

/** Labels of what must still be chosen, given everything the listing says. */
export function unchosenLabels(
  sections: readonly EditorSection[],
  valuesOf: (sectionKey: string) => SectionValues,
): string[] {
  return sections.flatMap(({ key, fields }) =>
    fields.flatMap((field) => {
      const root = rootOf(field);
      const value = valuesOf(key)[field.name];
      const isChosen = Array.isArray(value) && value.length > 0;
      return root?.isRequired && !isChosen ? [root.label] : [];
    }),
  );
}
