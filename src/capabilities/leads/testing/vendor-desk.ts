import type { Platform } from '#platform/platform.ts';
import { followInquiries } from '../server/follow-inquiries.ts';
import { leadsJobs } from '../server/jobs.ts';
import { leadActionsRoutes } from '../server/lead-actions.routes.ts';
import { leadReadsRoutes } from '../server/lead-reads.routes.ts';
import { quotePackagesRoutes } from '../server/quote-packages/quote-packages.routes.ts';
import { receiptsRoutes } from '../server/receipt/receipts.routes.ts';
import { savedRepliesRoutes } from '../server/saved-replies/saved-replies.routes.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

/** What a vendor does in a world of inquiries, with what follows from it. */
export function vendorActs(deps: Deps) {
  return { routes: leadActionsRoutes(deps), jobs: leadsJobs(deps), listeners: followInquiries };
}

export function vendorReads(deps: Deps & Pick<Platform, 'printer'>) {
  return {
    ...leadReadsRoutes(deps),
    ...quotePackagesRoutes(deps),
    ...receiptsRoutes(deps),
    ...savedRepliesRoutes(deps),
  };
}
