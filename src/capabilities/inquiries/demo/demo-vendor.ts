import type { Availability } from '#capabilities/storefronts/rules/availability.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoPlace } from '#capabilities/world/demo/demo-couple.ts';

/** A business as it answers couples. */
export type DemoVendor = {
  storefrontId: number;
  name: string;
  category: TaxonomyKey;
  place: DemoPlace;
  publishedAt: Date | null;
  optionIds: readonly number[];
  /** What couples spend with it. */
  budgetMinCents: number;
  budgetMaxCents: number;
  travelRadiusMiles: number;
  /** Of its largest space; null where it has none. */
  largestCapacity: number | null;
  availability: Availability;
  /** When a plan of its ran: all leads were included then. */
  plans: readonly { from: Date; until: Date }[];
  /** Null where nobody has taken the listing over, so nobody answers. */
  owner: { id: string; firstName: string } | null;
};
