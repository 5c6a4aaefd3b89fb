import { orpc } from '#app/orpc.ts';

export const dayPlanQuery = orpc.dayOf.readDayPlan.queryOptions();
/** What the plan of the day shows: itself, who comes, and who is booked. */
export const DAY_KINDS = ['day-of', 'guests', 'wedding'] as const;
