import type { CalendarDate } from '#base/calendar-date.ts';
import {
  isServed,
  type MatchedCouple,
  type MatchedVendor,
} from '#capabilities/inquiries/rules/match-reasons.ts';
import { isAvailableOn } from '#capabilities/storefronts/rules/availability.ts';

export type WeddingPlace = { cityId: number } & NonNullable<MatchedCouple['place']>;
export type WeddingPlan = { date: CalendarDate | null; place: WeddingPlace | null };
type Listing = Pick<MatchedVendor, 'availability' | 'place' | 'travelRadiusMiles'>;

/** What was unknown before has not changed, and what is open again may come back. */
function isOtherDate(before: WeddingPlan, now: WeddingPlan): now is WeddingPlan & { date: CalendarDate } {
  return before.date !== null && now.date !== null && before.date !== now.date;
}

function isOtherPlace(before: WeddingPlan, now: WeddingPlan): boolean {
  return before.place !== null && now.place !== null && before.place.cityId !== now.place.cityId;
}

export function isOtherPlan(before: WeddingPlan, now: WeddingPlan): boolean {
  return isOtherDate(before, now) || isOtherPlace(before, now);
}

/**
 * Since connecting the wedding went to a day on which the listing is not free, or from a place it serves to one it does
 * not. Who connected with a couple far away has chosen that.
 */
export function isMovedOutside(before: WeddingPlan, now: WeddingPlan, listing: Listing): boolean {
  if (isOtherDate(before, now) && !isAvailableOn(now.date, listing.availability)) return true;
  return isOtherPlace(before, now) && isServed(before.place, listing) && !isServed(now.place, listing);
}
