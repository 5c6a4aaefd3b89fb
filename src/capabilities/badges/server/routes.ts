import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { badgesContract } from '../contract.ts';
import { readBadges } from './read-badges.ts';

export function badgesRoutes(deps: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(badgesContract).$context<RequestContext>().use(guard);
  return {
    getBadges: os.getBadges.handler(async ({ context, input }) =>
      unwrap(await readBadges(deps, signedIn(context), input)),
    ),
  };
}
