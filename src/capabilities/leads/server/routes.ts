import type { Credits } from '#capabilities/inquiries/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import { leadActionsRoutes } from './lead-actions.routes.ts';
import { leadReadsRoutes } from './lead-reads.routes.ts';
import { quotePackagesRoutes } from './quote-packages/quote-packages.routes.ts';
import { savedRepliesRoutes } from './saved-replies/saved-replies.routes.ts';

export function leadsRoutes(platform: Platform, credits: Credits) {
  return {
    ...leadReadsRoutes(platform),
    ...leadActionsRoutes(platform, credits),
    ...quotePackagesRoutes(platform),
    ...savedRepliesRoutes(platform),
  };
}
