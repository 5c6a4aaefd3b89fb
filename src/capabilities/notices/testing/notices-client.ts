import { createRouterClient } from '@orpc/server';
import type { Actor } from '#platform/actor.ts';
import { createLog } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';
import { noticesRoutes } from '../server/routes.ts';

/** What somebody may ask about notifications, through contract and guard. */
export function noticesClient(deps: Pick<Platform, 'db' | 'clock' | 'secret'>, actor: Actor) {
  return createRouterClient(noticesRoutes(deps), {
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
