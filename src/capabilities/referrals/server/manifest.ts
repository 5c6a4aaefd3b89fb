import { storefrontErased, storefrontPublished } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { referralsContract } from '../contract.ts';
import { referralErrors } from '../errors.ts';
import { referralRateClasses } from '../rate-classes.ts';
import { exportReferralsOf, forgetReferrer } from './account.ts';
import { fillDemo } from './fill-demo.ts';
import { queueSettling, referralsJobs } from './jobs.ts';
import { referralTopicsOf } from './referral-topic.ts';
import { closeReferralsOf } from './referrals.store.ts';
import { referralsRoutes } from './routes.ts';

export const referrals = defineCapability({
  name: 'referrals',
  standsOn: ['claims', 'credits', 'identity', 'navigation', 'notices', 'storefronts', 'taxonomy', 'world'],
  contract: referralsContract,
  errors: referralErrors,
  rateClasses: referralRateClasses,
  account: { name: 'referrals', collect: exportReferralsOf, forget: forgetReferrer },
  on: [
    on(storefrontPublished, (tx, { storefrontId }) => queueSettling(tx, storefrontId)),
    on(storefrontErased, (tx, { storefrontId }, { clock }: Platform) =>
      closeReferralsOf(tx, storefrontId, clock.now()),
    ),
  ],
  liveTopics: referralTopicsOf,
  demo: { fill: fillDemo, tables: ['referrals'] },
  start: (platform) => ({ routes: referralsRoutes(platform), jobs: referralsJobs(platform) }),
});
