import type { Platform } from '#platform/platform.ts';
import { leadCostsRoutes } from './costs/lead-costs.routes.ts';
import { leadActionsRoutes } from './lead-actions.routes.ts';
import { leadReadsRoutes } from './lead-reads.routes.ts';
import { quotePackagesRoutes } from './quote-packages/quote-packages.routes.ts';
import { receiptsRoutes } from './receipt/receipts.routes.ts';
import { savedRepliesRoutes } from './saved-replies/saved-replies.routes.ts';

export function leadsRoutes(platform: Platform) {
  return {
    ...leadReadsRoutes(platform),
    ...leadActionsRoutes(platform),
    ...leadCostsRoutes(platform),
    ...quotePackagesRoutes(platform),
    ...receiptsRoutes(platform),
    ...savedRepliesRoutes(platform),
  };
}
