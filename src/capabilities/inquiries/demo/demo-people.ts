import type { CalendarDate } from '#base/calendar-date.ts';
import type { Availability } from '#capabilities/storefronts/rules/availability.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { PlanningStage } from '#capabilities/weddings/rules/planning-stages.ts';

export type DemoPlace = {
  cityId: number;
  city: string;
  stateCode: string;
  marketId: number;
  lat: number;
  lon: number;
};

/** A couple as it writes to vendors. */
export type DemoCouple = {
  weddingId: string;
  /** Who have an account; the first writes. */
  people: readonly { id: string; firstName: string; email: string }[];
  isPhoneVerified: boolean;
  partnerFirstName: string;
  weddingDate: CalendarDate | null;
  place: DemoPlace;
  guestCount: number;
  budgetCents: number;
  planningStage: PlanningStage;
  createdAt: Date;
};

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
  /** Null where nobody has taken the listing over, so nobody answers. */
  owner: { id: string; firstName: string } | null;
};
