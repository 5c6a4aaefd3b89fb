/** Divides into rows of two, three and four. */
export const PAGE_SIZE = 24;

/** Paid placements on a first page, apart from the results. */
export const MOST_PLACEMENTS = 3;

/** With fewer than this the page also shows who comes closest … */
export const FEW_RESULTS = 6;
/** … and so many of them. */
export const MOST_NEAREST = 6;

/** With fewer than this around a point, a wider circle is offered. */
export const FEW_TO_WIDEN = 12;

/** A map with more points than this shows nothing any more. */
export const MOST_POINTS = 400;
