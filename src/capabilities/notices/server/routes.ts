import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { noticesContract } from '../contract.ts';
import { listListingNotifications, saveListingNotifications } from './listing-notifications.ts';
import { listNotifications, saveNotifications } from './notification-settings.ts';
import { unsubscribe } from './unsubscribe.ts';

export function noticesRoutes(platform: Pick<Platform, 'db' | 'clock' | 'secret'>) {
  const os = implement(noticesContract).$context<RequestContext>().use(guard);
  return {
    listNotifications: os.listNotifications.handler(({ context }) =>
      listNotifications(platform, signedIn(context)),
    ),
    saveNotifications: os.saveNotifications.handler(async ({ context, input }) =>
      unwrap(await saveNotifications(platform, signedIn(context), input)),
    ),
    listListingNotifications: os.listListingNotifications.handler(({ context }) =>
      listListingNotifications(platform, signedIn(context)),
    ),
    saveListingNotifications: os.saveListingNotifications.handler(async ({ context, input }) =>
      unwrap(await saveListingNotifications(platform, signedIn(context), input)),
    ),
    unsubscribe: os.unsubscribe.handler(async ({ input }) =>
      unwrap(await unsubscribe(platform, input.token)),
    ),
  };
}
