import { createRouterClient } from '@orpc/server';
import type { Actor } from '#platform/actor.ts';
import { createLog } from '#platform/log.ts';
import { noEvents } from '#platform/testing/no-events.ts';
import { noticesRoutes } from '../server/notices.routes.ts';
import type { NoticeDeps } from '../server/notify-inquiry.ts';

/** What somebody may ask about notifications and moderation, through contract and guard. */
export function noticesClient(deps: NoticeDeps, actor: Actor) {
  return createRouterClient(noticesRoutes({ events: noEvents, ...deps }), {
    context: {
      requestId: 'test',
      ip: '127.0.0.1',
      headers: new Headers(),
      actor,
      log: createLog('silent', false),
      clock: deps.clock,
      limiter: undefined,
      auditImpersonation: async () => undefined,
      challengeStepUp: async () => ({ verification_copy: '', notified_value: '' }),
    },
  });
}
