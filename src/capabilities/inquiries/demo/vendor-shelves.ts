import type { SeededRandom } from '#base/seeded-random.ts';
import { milesBetween } from '#capabilities/search/rules/distance.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoPlace } from '#capabilities/world/demo/demo-couple.ts';
import type { DemoVendor } from './demo-vendor.ts';

export type VendorShelves = {
  /** Vendors of a trade around a place, in the order of chance. */
  around(random: SeededRandom, category: TaxonomyKey, place: DemoPlace): DemoVendor[];
  /** All of a trade, the nearest first. */
  nearest(category: TaxonomyKey, place: DemoPlace): DemoVendor[];
};

/** So many of those nearby are known to a couple where its own market has none. */
const KNOWN_FROM_AFAR = 3;

/** Couples look in their own market first, and only farther away where there is nobody. */
export function createVendorShelves(vendors: readonly DemoVendor[]): VendorShelves {
  const byCategory = Map.groupBy(vendors, ({ category }) => category);
  const byMarket = Map.groupBy(vendors, ({ category, place }) => `${category}/${place.marketId}`);
  const nearest = (category: TaxonomyKey, place: DemoPlace) =>
    (byCategory.get(category) ?? [])
      .map((vendor) => ({ vendor, miles: milesBetween(place, vendor.place) }))
      .sort((one, other) => one.miles - other.miles || one.vendor.storefrontId - other.vendor.storefrontId)
      .map(({ vendor }) => vendor);
  return {
    nearest,
    around(random, category, place) {
      const own = byMarket.get(`${category}/${place.marketId}`);
      const known = own ?? nearest(category, place).slice(0, KNOWN_FROM_AFAR);
      return random.sample(known, known.length);
    },
  };
}
