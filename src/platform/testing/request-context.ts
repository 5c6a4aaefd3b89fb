import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { RequestContext } from '../contract/request-context.ts';
import { createLog } from '../log.ts';

/** A call of somebody's as the server would hand it on, without a limit and without anybody who listens in. */
export function testContext(
  { actor, clock }: { actor: Actor; clock: Clock },
  more: Partial<RequestContext> = {},
): RequestContext {
  return {
    requestId: 'test',
    ip: '127.0.0.1',
    headers: new Headers(),
    actor,
    log: createLog('silent'),
    clock,
    limiter: undefined,
    auditImpersonation: async () => undefined,
    challengeStepUp: async () => ({ verification_copy: '', notified_value: '' }),
    ...more,
  };
}
