import { createRouterClient } from '@orpc/server';
import type { Actor } from '#platform/actor.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { moderationRoutes } from '../server/moderation/moderation.routes.ts';
import type { NoticeDeps } from '../server/notifications/compose-notice.ts';

/** What somebody may decide about inquiries as staff, through contract and guard. */
export function moderationClient(deps: NoticeDeps, actor: Actor) {
  return createRouterClient(moderationRoutes(deps), {
    context: testContext({ actor, clock: deps.clock }),
  });
}
