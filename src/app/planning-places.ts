import { House, ListChecks, type LucideIcon, Users, Wallet } from 'lucide-react';
import { paths } from './rules/paths.ts';

export type PlanningPlace = { to: string; label: string };

/** The parts of a plan that a couple opens every week. */
export const DAILY_PLACES: readonly (PlanningPlace & { Icon: LucideIcon })[] = [
  { to: paths.yourWedding(), label: 'Home', Icon: House },
  { to: paths.checklist(), label: 'Checklist', Icon: ListChecks },
  { to: paths.budget(), label: 'Budget', Icon: Wallet },
  { to: paths.guests(), label: 'Guests', Icon: Users },
];

/** The other parts that there are. */
export const FURTHER_PLACES: readonly PlanningPlace[] = [
  { to: paths.seatingChart(), label: 'Seating' },
  { to: paths.website(), label: 'Website' },
  { to: paths.planningCalendar(), label: 'Calendar' },
  { to: paths.dayPlan(), label: 'Day of' },
];
