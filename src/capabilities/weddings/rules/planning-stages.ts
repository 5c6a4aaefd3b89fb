export const PLANNING_STAGES = [
  'NOT_ENGAGED',
  'NEWLY_ENGAGED',
  'PLANNING_NO_VENUE_BOOKED',
  'PLANNING_VENUE_BOOKED',
  'ALMOST_DONE',
] as const;

export type PlanningStage = (typeof PLANNING_STAGES)[number];

export const PLANNING_STAGE_LABELS: Readonly<Record<PlanningStage, string>> = {
  NOT_ENGAGED: 'Not engaged yet',
  NEWLY_ENGAGED: 'Newly engaged',
  PLANNING_NO_VENUE_BOOKED: 'Planning, no venue booked',
  PLANNING_VENUE_BOOKED: 'Planning, venue booked',
  ALMOST_DONE: 'Almost done',
};
