import type { PlanningStage } from '#capabilities/weddings/rules/planning-stages.ts';

const VENUE_STAGES: readonly PlanningStage[] = ['PLANNING_VENUE_BOOKED', 'ALMOST_DONE'];

/** Whether a couple knows where it marries: it says so, or has booked the place here. */
export function knowsVenue(stage: PlanningStage | null, hasBookedVenue: boolean): boolean {
  return hasBookedVenue || (stage !== null && VENUE_STAGES.includes(stage));
}
