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
 * The guest list as a budget counts it. While it is empty, the couple's own estimate stands for everybody: grown-ups
 * all of them, two to a household, which is the more expensive way to be wrong.
 */
export function headsFrom(count: GuestCount | undefined, estimate: number | null, today: string): Heads {
  if (!count || count.people === 0) {
    const invited = estimate ?? 0;
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
