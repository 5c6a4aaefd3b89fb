import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import type { PinnedGallery } from './plan-galleries.ts';

/** What chance must not decide about a venue; the rest of it is planned like any other business. */
export type PinnedVenue = {
  name: string;
  city: string;
  stateCode: string;
  /** An option of the facet venue-type. */
  type: string;
  seats: number;
  siteFeeCents: number;
  isFreeOnSoughtDay: boolean;
  /** The largest first, by their names in the voice of venues. */
  spaces: readonly string[];
  /** Neighbours must not show the same barn, so each has a palette of its own. */
  gallery: PinnedGallery;
};

/** A Saturday in June: the day everybody wants, so whether it is still free must not hang on chance either. */
export const SOUGHT_DAY: CalendarDate = calendarDate('2027-06-12');

/**
 * A place people look for must have something to find. Couples from New York look for a barn around Hudson, but its towns
 * are so small that chance leaves them empty. By the number of the business: low ones, so that even a small world has
 * them, beyond the full shelves of the large markets and the demo vendor's draft.
 */
export const PINNED_VENUES: Readonly<Record<number, PinnedVenue>> = {
  122: {
    name: 'Sparrowgate Barn',
    city: 'Hudson',
    stateCode: 'NY',
    type: 'barn-farm',
    seats: 160,
    siteFeeCents: 680_000,
    isFreeOnSoughtDay: true,
    spaces: ['The Great Room', 'The Green', 'The Fire Circle'],
    gallery: { palette: 'sunset', subjects: ['barn', 'centrepiece', 'spritz', 'cocktails', 'menu'] },
  },
  124: {
    name: 'Quince Hollow Farm',
    city: 'Germantown',
    stateCode: 'NY',
    type: 'barn-farm',
    seats: 140,
    siteFeeCents: 620_000,
    isFreeOnSoughtDay: true,
    spaces: ['The Great Room', 'The Grove', 'The Pergola'],
    gallery: {
      palette: 'white',
      subjects: ['barn', 'pergola', 'candlelit path', 'three-tier cake', 'salad'],
    },
  },
  125: {
    name: 'Stone Barn at Hawk Ridge',
    city: 'Claverack',
    stateCode: 'NY',
    type: 'barn-farm',
    seats: 180,
    siteFeeCents: 740_000,
    isFreeOnSoughtDay: false,
    spaces: ['The Great Room', 'The Lawn', 'The Overlook'],
    gallery: {
      palette: 'blush',
      subjects: [
        'stone barn',
        'garden dinner',
        'garden ceremony arch',
        'garden roses',
        'table garland',
        'boutonniere',
      ],
    },
  },
};
