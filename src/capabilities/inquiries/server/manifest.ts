import { emailVerified } from '#capabilities/identity/events.ts';
import { weddingEnding } from '#capabilities/weddings/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { inquiriesContract } from '../contract.ts';
import { inquiryErrors } from '../errors.ts';
import { bookingChanged, inquiryBooked, inquiryUnbooked } from '../events.ts';
import { inquiryRateClasses } from '../rate-classes.ts';
import { endInquiries } from './end-inquiries.ts';
import { exportInquiries } from './export-inquiries.ts';
import { forgetInquiries } from './forget-inquiries.ts';
import { freeCredits } from './free-credits.ts';
import { inquiriesInUse } from './inquiries-in-use.ts';
import { inquiriesJobs } from './jobs.ts';
import { leadTopicsOf } from './lead-topics.ts';
import { inquiriesRoutes } from './routes.ts';
import { releaseSenderTask } from './tasks.ts';

export const inquiries = defineCapability({
  name: 'inquiries',
  standsOn: [
    'experiments',
    'identity',
    'navigation',
    'places',
    'search',
    'storefronts',
    'taxonomy',
    'weddings',
  ],
  contract: inquiriesContract,
  errors: inquiryErrors,
  rateClasses: inquiryRateClasses,
  emits: [inquiryBooked, inquiryUnbooked, bookingChanged],
  on: [
    on(weddingEnding, (tx, { weddingId }, platform: Platform) => endInquiries(tx, platform, weddingId)),
    on(emailVerified, (tx, { userId }) =>
      enqueueJob(tx, releaseSenderTask, { userId }, { jobKey: `release:${userId}` }),
    ),
  ],
  account: { name: 'inquiries', collect: exportInquiries, forget: forgetInquiries },
  wedding: { isInUse: inquiriesInUse },
  liveTopics: leadTopicsOf,
  start: (platform) => ({
    routes: inquiriesRoutes(platform, freeCredits),
    jobs: inquiriesJobs(platform, freeCredits),
  }),
});
