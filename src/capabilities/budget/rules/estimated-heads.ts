import { MOST_COUNT } from './budget-limits.ts';
import type { Heads } from './head-sources.ts';

export type GuestCount = {
  people: number;
  adults: number;
  households: number;
  coming: number;
  declined: number;
  /** The last day to answer, where there is one. */
  closesOn: string | null;
};

/**
 * As many as come to a usual US wedding ($33,000 at $284 a guest; The Knot, 2024). Prices by the head need somebody to
 * count: divided among nobody they would be prices for the whole, and no guest who is added later would move them.
 */
export const USUAL_GUESTS = 120;

/**
 * The guest list as a budget counts it. While it is empty, the couple's own estimate stands for everybody, and a usual
 * wedding where they gave none: grown-ups all of them, two to a household, which is the more expensive way to be wrong.
 */
export function headsFrom(count: GuestCount | undefined, estimate: number | null, today: string): Heads {
  if (!count || count.people === 0) {
    const invited = Math.min(estimate ?? USUAL_GUESTS, MOST_COUNT);
    return {
      invited,
      attending: invited,
      adults: invited,
      households: Math.ceil(invited / 2),
      isEstimate: true,
    };
  }
  const isClosed = count.closesOn !== null && count.closesOn < today;
  return {
    invited: count.people,
    attending: isClosed ? count.coming : count.people - count.declined,
    adults: count.adults,
    households: count.households,
    isEstimate: false,
  };
}

/** A list of fewer, unless the couple expects fewer, has just begun. */
const BEGUN = 20;

/**
 * Whom one number is divided among. Two names of a list that has just begun would make a dinner's share the price of two
 * plates, and every guest after them would cost as much: until the list has some length it is divided among those expected.
 */
export function headsToDivideAmong(
  count: GuestCount | undefined,
  estimate: number | null,
  today: string,
): Heads {
  const heads = headsFrom(count, estimate, today);
  const expected = headsFrom(undefined, estimate, today);
  return heads.invited < Math.min(BEGUN, expected.invited) ? expected : heads;
}
