import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { storefrontsContract } from '../contract.ts';
import { listDayStates } from './list-day-states.ts';
import { presentFound, presentListing } from './present.ts';
import { readAvailability } from './read-availability.ts';
import { previewStorefront, readStorefront } from './read-storefront.ts';
import { reportStorefront } from './report-storefront.ts';
import { listListingsOf } from './store.ts';

export function storefrontsRoutes(platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(storefrontsContract).$context<RequestContext>().use(guard);
  return {
    listOwn: os.listOwn.handler(async ({ context }) => {
      const { userId } = signedIn(context);
      return (await listListingsOf(platform.db, userId)).map(presentListing);
    }),
    getStorefront: os.getStorefront.handler(async ({ input }) =>
      presentFound(unwrap(await readStorefront(platform, input))),
    ),
    previewStorefront: os.previewStorefront.handler(async ({ context, input }) =>
      presentFound(unwrap(await previewStorefront(platform, signedIn(context), input))),
    ),
    getAvailability: os.getAvailability.handler(async ({ context, input }) =>
      unwrap(await readAvailability(platform, context.actor, input)),
    ),
    listDayStates: os.listDayStates.handler(({ input }) => listDayStates(platform, input)),
    reportStorefront: os.reportStorefront.handler(async ({ context, input }) =>
      unwrap(await reportStorefront(platform, context.actor, input)),
    ),
  };
}
