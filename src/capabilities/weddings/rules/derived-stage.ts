import type { PlanningStage } from './planning-stages.ts';

/** What is known of how far a couple is. */
export type StageFacts = {
  hasDate: boolean;
  /** Days until the wedding; null without a date. */
  daysLeft: number | null;
  isVenueBooked: boolean;
  /** Guests, inquiries, a total: something of a plan. */
  hasBegun: boolean;
  /** Of the tasks there are, 0 to 1. */
  doneShare: number;
};

const ALMOST_DAYS = 60;
const ALMOST_SHARE = 0.8;

export function derivedStage({
  hasDate,
  daysLeft,
  isVenueBooked,
  hasBegun,
  doneShare,
}: StageFacts): PlanningStage {
  const isNear = daysLeft !== null && daysLeft <= ALMOST_DAYS;
  if (isVenueBooked) return isNear || doneShare >= ALMOST_SHARE ? 'ALMOST_DONE' : 'PLANNING_VENUE_BOOKED';
  return hasDate || hasBegun ? 'PLANNING_NO_VENUE_BOOKED' : 'NEWLY_ENGAGED';
}

const BEFORE_VENUE: readonly PlanningStage[] = ['NOT_ENGAGED', 'NEWLY_ENGAGED', 'PLANNING_NO_VENUE_BOOKED'];

/** What the couple says of itself, unless a booked venue says otherwise; what is known, where it says nothing. */
export function shownStage(chosen: PlanningStage | null, facts: StageFacts): PlanningStage {
  const derived = derivedStage(facts);
  if (chosen === null) return derived;
  return facts.isVenueBooked && BEFORE_VENUE.includes(chosen) ? derived : chosen;
}
