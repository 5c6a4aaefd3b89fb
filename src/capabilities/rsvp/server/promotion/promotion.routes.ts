import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { promotionContract } from '../../contract/promotion.contract.ts';
import { promoteHouseholds } from './promote-households.ts';

export function promotionRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const os = implement(promotionContract).$context<RequestContext>().use(guard);
  return {
    promoteHouseholds: os.promoteHouseholds.handler(async ({ context, input }) =>
      unwrap(await promoteHouseholds(platform, signedIn(context), input)),
    ),
  };
}
