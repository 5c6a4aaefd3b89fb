import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { moderationContract } from '../contract/moderation.contract.ts';
import { notificationsContract } from '../contract/notifications.contract.ts';
import { clearInquiry, listModeration, rejectInquiry } from './moderation.ts';
import { listNotifications, saveNotifications } from './notification-settings.ts';
import { unsubscribe } from './unsubscribe.ts';

/** How people hear of inquiries, and what staff decides about them. */
export function noticesRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events' | 'secret'>) {
  const os = implement({ ...notificationsContract, ...moderationContract })
    .$context<RequestContext>()
    .use(guard);
  return {
    listNotifications: os.listNotifications.handler(({ context }) =>
      listNotifications(platform, signedIn(context)),
    ),
    saveNotifications: os.saveNotifications.handler(async ({ context, input }) =>
      unwrap(await saveNotifications(platform, signedIn(context), input)),
    ),
    unsubscribe: os.unsubscribe.handler(async ({ input }) =>
      unwrap(await unsubscribe(platform, input.token)),
    ),

    listModeration: os.listModeration.handler(() => listModeration(platform)),
    clearInquiry: os.clearInquiry.handler(async ({ input }) =>
      unwrap(await clearInquiry(platform, input.uuid)),
    ),
    rejectInquiry: os.rejectInquiry.handler(async ({ input }) =>
      unwrap(await rejectInquiry(platform, input.uuid)),
    ),
  };
}
