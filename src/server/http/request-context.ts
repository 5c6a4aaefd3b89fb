import type { FastifyRequest } from 'fastify';
import { VISITOR } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { hasRoom } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Sessions } from '../compose.ts';
import { clientAddress } from './client-address.ts';
import { Unavailable } from './unavailable.ts';
import { webHeaders } from './web-request.ts';

export type ContextFor = (request: FastifyRequest) => Promise<RequestContext>;

/** Who asks, from where, with which headers: put together once per request. */
export function createContextFor(platform: Platform, sessions: Sessions): ContextFor {
  return async (request) => {
    // Whoever would only wait is told at once, before anything is looked up for them.
    if (!hasRoom(platform.db)) throw new Unavailable('Too many wait for the database.');
    const headers = webHeaders(request);
    return {
      requestId: request.id,
      ip: clientAddress(request),
      headers,
      actor: await sessions.resolveActor(headers),
      log: request.log as RequestContext['log'],
      clock: platform.clock,
      limiter: platform.limiter,
      challengeStepUp: sessions.challengeStepUp,
      auditImpersonation: sessions.auditImpersonation,
    };
  };
}

/** For documents that are the same for everyone: no cookie is looked at. */
export function publicContext(
  platform: Platform,
  sessions: Sessions,
  request: FastifyRequest,
): RequestContext {
  if (!hasRoom(platform.db)) throw new Unavailable('Too many wait for the database.');
  return {
    requestId: request.id,
    ip: clientAddress(request),
    headers: new Headers(),
    actor: VISITOR,
    log: request.log as RequestContext['log'],
    clock: platform.clock,
    limiter: undefined,
    challengeStepUp: sessions.challengeStepUp,
    auditImpersonation: sessions.auditImpersonation,
  };
}
