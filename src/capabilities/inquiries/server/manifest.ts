import { emailVerified } from '#capabilities/identity/events.ts';
import { weddingEnding } from '#capabilities/weddings/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { inquiriesContract } from '../contract.ts';
import { inquiryErrors } from '../errors.ts';
import {
  inquiriesForgotten,
  inquiryBooked,
  inquiryChanged,
  inquiryConfirmed,
  inquiryFoundSpam,
  inquiryUnbooked,
  inquiryWritten,
} from '../events.ts';
import { inquiryRateClasses } from '../rate-classes.ts';
import { endInquiries } from './account/end-inquiries.ts';
import { exportInquiries } from './account/export-inquiries.ts';
import { forgetInquiries } from './account/forget-inquiries.ts';
import { inquiriesInUse } from './account/inquiries-in-use.ts';
import { collectAgenda } from './collect-agenda.ts';
import { inquiryInvariants } from './demo/demo-invariants.store.ts';
import { writeCorrespondence } from './demo/write-correspondence.ts';
import { inquiriesJobs } from './jobs.ts';
import { collectDigest } from './notifications/collect-digest.ts';
import { inquiriesRoutes } from './routes.ts';
import { queueRelease } from './sending/queue-release.ts';

export const inquiries = defineCapability({
  name: 'inquiries',
  standsOn: [
    'activity',
    'agenda',
    'credits',
    'identity',
    'media',
    'notices',
    'places',
    'plans',
    'search',
    'storefronts',
    'taxonomy',
    'weddings',
    'world',
  ],
  contract: inquiriesContract,
  errors: inquiryErrors,
  rateClasses: inquiryRateClasses,
  emits: [
    inquiryChanged,
    inquiryWritten,
    inquiryBooked,
    inquiryUnbooked,
    inquiriesForgotten,
    inquiryConfirmed,
    inquiryFoundSpam,
  ],
  on: [
    on(weddingEnding, (tx, { weddingId }, platform: Platform) => endInquiries(tx, platform, weddingId)),
    on(emailVerified, (tx, { userId }) => queueRelease(tx, userId)),
  ],
  account: { name: 'inquiries', collect: exportInquiries, forget: forgetInquiries },
  wedding: { isInUse: inquiriesInUse },
  agenda: { collect: collectAgenda },
  digest: { collect: collectDigest },
  demo: {
    fill: writeCorrespondence,
    tables: ['inquiry_requests', 'inquiries', 'inquiry_events', 'inquiry_quotes', 'inquiry_quote_lines'],
    invariants: inquiryInvariants,
  },
  start: (platform) => ({
    routes: inquiriesRoutes(platform),
    jobs: inquiriesJobs(platform),
  }),
});
