import {
  paymentDisputed,
  paymentFailed,
  paymentRefunded,
  paymentSettled,
} from '#capabilities/payments/events.ts';
import { on } from '#platform/events/events.ts';
import { deliverRenewal } from './deliver-renewal.ts';
import type { PlanDeps } from './plan-deps.ts';
import { losePlan, returnWon, takeBackPlan } from './take-back.ts';
import { failRenewal } from './unpaid-plan.ts';

const isOfPlan = (purpose: string) => purpose === 'PLAN' || purpose === 'RENEWAL';

/** What plans do when something becomes of their payments, in the transaction in which it is written down. */
export const planListeners = [
  on(paymentSettled, async (tx, payment, deps: PlanDeps) => {
    if (payment.purpose === 'RENEWAL') await deliverRenewal(tx, deps, payment);
  }),
  on(paymentFailed, async (tx, payment, deps: PlanDeps) => {
    if (payment.purpose === 'RENEWAL') await failRenewal(tx, deps, payment);
  }),
  on(paymentRefunded, async (tx, refund, deps: PlanDeps) => {
    if (isOfPlan(refund.purpose)) await takeBackPlan(tx, deps, refund);
  }),
  on(paymentDisputed, async (tx, dispute, deps: PlanDeps) => {
    if (!isOfPlan(dispute.purpose)) return;
    if (dispute.outcome === 'LOST') await losePlan(tx, deps, dispute);
    if (dispute.outcome === 'WON') await returnWon(tx, deps, dispute);
  }),
];
