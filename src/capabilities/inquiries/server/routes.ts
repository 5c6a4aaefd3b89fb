import type { Platform } from '#platform/platform.ts';
import { attachmentsRoutes } from './attachments/attachments.routes.ts';
import { coupleActionsRoutes } from './couple-actions.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { coupleReadsRoutes } from './threads/couple-reads.routes.ts';

export function inquiriesRoutes(platform: Platform) {
  return {
    ...coupleReadsRoutes(platform),
    ...coupleActionsRoutes(platform),
    ...attachmentsRoutes(platform),
    ...moderationRoutes(platform),
  };
}
