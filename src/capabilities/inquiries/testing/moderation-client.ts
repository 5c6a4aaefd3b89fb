import { createRouterClient } from '@orpc/server';
import type { Actor } from '#platform/actor.ts';
import { createLog } from '#platform/log.ts';
import { moderationRoutes } from '../server/moderation/moderation.routes.ts';
import type { NoticeDeps } from '../server/notifications/compose-notice.ts';

/** What somebody may decide about inquiries as staff, through contract and guard. */
export function moderationClient(deps: NoticeDeps, actor: Actor) {
  return createRouterClient(moderationRoutes(deps), {
    context: {
      requestId: 'test',
      ip: '127.0.0.1',
      headers: new Headers(),
      actor,
      log: createLog('silent'),
      clock: deps.clock,
      limiter: undefined,
      auditImpersonation: async () => undefined,
      challengeStepUp: async () => ({ verification_copy: '', notified_value: '' }),
    },
  });
}
