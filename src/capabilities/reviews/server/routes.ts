import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { reviewsContract } from '../contract.ts';
import { listReviews } from './list-reviews.ts';

export function reviewsRoutes(platform: Pick<Platform, 'db'>) {
  const os = implement(reviewsContract).$context<RequestContext>().use(guard);
  return {
    listReviews: os.listReviews.handler(async ({ input }) => unwrap(await listReviews(platform, input))),
  };
}
