import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { moderationContract } from '../../contract/moderation.contract.ts';
import { clearInquiry, listModeration, rejectInquiry } from './moderation.ts';

/** What staff decides about inquiries. */
export function moderationRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const os = implement(moderationContract).$context<RequestContext>().use(guard);
  return {
    listModeration: os.listModeration.handler(() => listModeration(platform)),
    clearInquiry: os.clearInquiry.handler(async ({ input }) =>
      unwrap(await clearInquiry(platform, input.uuid)),
    ),
    rejectInquiry: os.rejectInquiry.handler(async ({ input }) =>
      unwrap(await rejectInquiry(platform, input.uuid)),
    ),
  };
}
