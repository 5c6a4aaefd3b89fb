import type { FastifyServerOptions } from 'fastify';
import type { TrustProxy } from '#platform/config/trust-proxy.ts';

/**
 * Whose word about a request's origin counts, walking from the connection outward. Fastify trusts nobody where it is given
 * a bare number, since it cannot know that the peer is a proxy; whoever sets one says that every request comes through them.
 */
export function trustedProxies(trust: TrustProxy): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trust !== 'number') return trust;
  return (_address, hop) => hop < trust;
}
