import type { Platform } from '#platform/platform.ts';
import { coupleActionsRoutes } from './couple-actions.routes.ts';
import { coupleReadsRoutes } from './couple-reads.routes.ts';
import type { Credits } from './credits.port.ts';
import { leadActionsRoutes } from './lead-actions.routes.ts';
import { leadsRoutes } from './leads.routes.ts';
import { noticesRoutes } from './notices.routes.ts';
import { sharedRoutes } from './shared.routes.ts';

export function inquiriesRoutes(platform: Platform, credits: Credits) {
  return {
    ...coupleReadsRoutes(platform),
    ...coupleActionsRoutes(platform),
    ...leadsRoutes(platform),
    ...leadActionsRoutes(platform, credits),
    ...sharedRoutes(platform),
    ...noticesRoutes(platform),
  };
}
