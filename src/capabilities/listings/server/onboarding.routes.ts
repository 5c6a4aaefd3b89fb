import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { listingsContract } from '../contract.ts';
import { beginListing } from './onboarding/begin-listing.ts';
import { findAlike } from './onboarding/find-alike.ts';

export function onboardingRoutes(platform: Pick<Platform, 'db' | 'clock' | 'config'>) {
  const os = implement(listingsContract).$context<RequestContext>().use(guard);
  return {
    findAlike: os.findAlike.handler(async ({ context, input }) =>
      unwrap(await findAlike(platform, signedIn(context), input)),
    ),
    createListing: os.createListing.handler(async ({ context, input }) =>
      unwrap(await beginListing(platform, signedIn(context), input, context.headers)),
    ),
  };
}
