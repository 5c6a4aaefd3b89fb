import { implement } from '@orpc/server';
import { markSignedIn, noteUse } from '#capabilities/identity/server/index.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { navigationContract } from '../contract.ts';
import { legacyNav } from '../rules/legacy-nav.ts';
import { getUserContext } from './get-user-context.ts';

export function navigationRoutes(platform: Platform) {
  const os = implement(navigationContract).$context<RequestContext>().use(guard);
  return {
    user: os.user.handler(async ({ context }) => {
      await noteUse(platform, context);
      const user = unwrap(await getUserContext(platform, context));
      markSignedIn(platform, context, !user.is_guest);
      return user;
    }),
    legacyNav: os.legacyNav.handler(({ context }) => legacyNav(context.actor.kind === 'visitor')),
  };
}
