import { plural } from '#base/text.ts';
import { PLAN_OFFERS, type PlanKey } from '#capabilities/plans/rules/plan-offers.ts';

/** '3 months', where it is plain that plans are spoken of. */
export const planTerm = (key: PlanKey): string => plural(PLAN_OFFERS[key].termMonths, 'month');
