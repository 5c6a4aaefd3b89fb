import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { PLAN_OFFERS, type PlanKey, type PlanPayment } from '../../rules/plan-offers.ts';
import { type PlanQuote, type PlanRefusal, planQuote } from '../../rules/plan-quote.ts';
import { findGroup } from './find-group.ts';
import { listHeldPlans } from './subscriptions.store.ts';

export type PlanWish = {
  storefront: { id: number };
  planKey: PlanKey;
  payment: PlanPayment;
  percentOff: number;
};

function refused(refusal: PlanRefusal) {
  switch (refusal) {
    case 'SAME_PLAN':
      return fail('plans.same_plan', 'This is the plan you have.');
    case 'ALREADY_SCHEDULED':
      return fail(
        'plans.already_scheduled',
        'You have a plan that hasn’t started yet. Cancel it first to choose another one.',
      );
    case 'AGREED_ON_LONGER':
      return fail(
        'plans.agreed_on_longer',
        'You agreed on a year. Until it’s over you can change to another plan of a year.',
      );
  }
}

/** What this plan costs this listing at this moment, exactly as it is charged; kept with the purchase until it is paid. */
export async function quotePlan(
  tx: Pick<Tx, 'select'>,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, planKey, payment, percentOff }: PlanWish,
): Promise<Result<PlanQuote>> {
  if (!PLAN_OFFERS[planKey].payments.includes(payment))
    return fail('invalid_input', 'This plan can’t be paid this way.');
  const { group } = await findGroup(tx, storefront.id);
  const held = await listHeldPlans(tx, storefront.id);
  const { quote, refusal } = planQuote(held, { planKey, payment, group, percentOff }, clock.now());
  return refusal ? refused(refusal) : ok(quote);
}
