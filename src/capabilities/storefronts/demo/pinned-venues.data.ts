import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';

/** What chance may not decide about a venue; the rest of it is planned like any other business. */
export type PinnedVenue = {
  city: string;
  stateCode: string;
  /** An option of the facet venue-type. */
  type: string;
  seats: number;
  siteFeeCents: number;
  /** The palette of its gallery, so that neighbours do not show the same barn. */
  palette: string;
  isFreeOnSoughtDay: boolean;
};

/** A Saturday in June: the day everybody wants, so whether it is still free must not hang on chance either. */
export const SOUGHT_DAY: CalendarDate = calendarDate('2027-06-12');

/**
 * A place people look for must have something to find. The Hudson Valley is where couples from New York look for a barn,
 * but its towns are so small that chance would leave them empty. By the number of the business: low ones, so that even
 * the smallest world has them, beyond the full shelves of the large markets and the demo vendor's draft.
 */
export const PINNED_VENUES: Readonly<Record<number, PinnedVenue>> = {
  122: {
    city: 'Hudson',
    stateCode: 'NY',
    type: 'barn-farm',
    seats: 160,
    siteFeeCents: 680_000,
    palette: 'sunset',
    isFreeOnSoughtDay: true,
  },
  124: {
    city: 'Germantown',
    stateCode: 'NY',
    type: 'barn-farm',
    seats: 140,
    siteFeeCents: 620_000,
    palette: 'white',
    isFreeOnSoughtDay: true,
  },
  125: {
    city: 'Claverack',
    stateCode: 'NY',
    type: 'barn-farm',
    seats: 180,
    siteFeeCents: 740_000,
    palette: 'blush',
    isFreeOnSoughtDay: false,
  },
};
