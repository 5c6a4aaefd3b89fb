import { createRouterClient } from '@orpc/server';
import type { Actor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { noticesRoutes } from '../server/routes.ts';

/** What somebody may ask about notifications, through contract and guard. */
export function noticesClient(deps: Pick<Platform, 'db' | 'clock' | 'secret'>, actor: Actor) {
  return createRouterClient(noticesRoutes(deps), {
    context: testContext({ actor, clock: deps.clock }),
  });
}
