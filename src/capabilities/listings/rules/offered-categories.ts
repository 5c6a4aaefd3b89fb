import type { SwitchName } from '#capabilities/experiments/rules/flags.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** Trades that can begin a listing only while their flag is on. */
const FLAGS: Partial<Record<TaxonomyKey, SwitchName>> = {
  'wedding-cakes-desserts': 'bakerOnboarding',
  'wedding-hair-makeup': 'beauticianOnboarding',
};

/** The flag that a new listing of this trade waits for; undefined where it waits for none. */
export function flagOfCategory(category: TaxonomyKey): SwitchName | undefined {
  return FLAGS[category];
}

/** Trades that a new listing can have, in the order of the marketplace. */
export function offeredCategories(flags: Partial<Record<SwitchName, boolean>>): TaxonomyKey[] {
  return MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => taxonomyKey).filter((category) => {
    const flag = flagOfCategory(category);
    return flag === undefined || flags[flag] === true;
  });
}
