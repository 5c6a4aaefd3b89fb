import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { CityChoice } from '#capabilities/weddings/parts/city-choice.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { NEW_LISTING_RULES } from '../../rules/new-listing-rules.ts';

/** As it is typed; the category was chosen before. */
export type NewListing = { name: string; city: CityChoice | null };

export const NEW_LISTING_NAMES = { cityId: 'city' } as const;

export function newListingInput({ name, city }: NewListing) {
  return { name, cityId: city?.id ?? null };
}

const { name, cityId } = NEW_LISTING_RULES;

export const NEW_LISTING_FORM_RULES = rulesOfInput({
  rules: () => ({ name, cityId }),
  input: newListingInput,
  names: NEW_LISTING_NAMES,
});

/** What is known before there is a listing; the key makes two presses one. */
export type Begun = NewListing & { key: string; category: TaxonomyKey };
