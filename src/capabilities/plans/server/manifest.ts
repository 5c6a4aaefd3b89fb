import {
  paymentClosed,
  paymentDisputed,
  paymentRefunded,
  paymentSettled,
} from '#capabilities/payments/events.ts';
import type { PaymentPurpose } from '#capabilities/payments/rules/payment-limits.ts';
import { storefrontClosed, storefrontErased } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { plansContract } from '../contract.ts';
import { planErrors } from '../errors.ts';
import { planRateClasses } from '../rate-classes.ts';
import { exportPurchased, forgetBuyer } from './account.ts';
import { planInvariants } from './demo/demo-invariants.store.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { closePurchase, deliverPurchase } from './purchases/deliver-purchase.ts';
import { losePack, takeBackPack } from './purchases/take-back-pack.ts';
import { plansRoutes } from './routes.ts';
import { forgetListingTask } from './subscriptions/forget-listing.ts';
import { holdPayment } from './subscriptions/give-back.ts';
import { plansJobs } from './subscriptions/jobs.ts';
import { planListeners } from './subscriptions/plan-listeners.ts';

/** What somebody went to the shop for. */
const isPurchase = ({ purpose }: { purpose: PaymentPurpose }) =>
  purpose === 'CREDIT_PACK' || purpose === 'PLAN';

export const plans = defineCapability({
  name: 'plans',
  standsOn: ['credits', 'identity', 'ledger', 'notices', 'payments', 'storefronts', 'taxonomy', 'world'],
  contract: plansContract,
  errors: planErrors,
  rateClasses: planRateClasses,
  sells: ['CREDIT_PACK', 'PLAN', 'RENEWAL'],
  account: { name: 'purchases', collect: exportPurchased, forget: forgetBuyer },
  demo: {
    fill: fillDemo,
    tables: ['promo_codes', 'plan_subscriptions', 'plan_periods'],
    invariants: planInvariants,
  },
  on: [
    on(paymentSettled, async (tx, payment, platform: Platform) => {
      if (!isPurchase(payment)) return;
      // What comes too late for a code or a plan is sent back by payments themselves.
      if (payment.isToBeDelivered) await deliverPurchase(tx, platform, payment);
      else await holdPayment(tx, platform, payment);
    }),
    on(paymentRefunded, async (tx, refund, platform: Platform) => {
      if (refund.purpose === 'CREDIT_PACK') await takeBackPack(tx, platform, refund);
    }),
    on(paymentDisputed, async (tx, dispute, platform: Platform) => {
      if (dispute.purpose === 'CREDIT_PACK' && dispute.outcome === 'LOST')
        await losePack(tx, platform, dispute);
    }),
    on(paymentClosed, async (tx, payment) => {
      if (isPurchase(payment)) await closePurchase(tx, payment);
    }),
    ...planListeners,
    on(storefrontClosed, (tx, { storefrontId }) => enqueueJob(tx, forgetListingTask, { storefrontId })),
    on(storefrontErased, (tx, { storefrontId }) => enqueueJob(tx, forgetListingTask, { storefrontId })),
  ],
  start: (platform) => ({ routes: plansRoutes(platform), jobs: plansJobs(platform) }),
});
