import type { FastifyInstance } from 'fastify';
import { ERROR_STATUS } from '#platform/contract/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { CSRF_COOKIE, CSRF_HEADER, passesCsrf } from './csrf.ts';
import { errorBody } from './error-response.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const REFUSAL = errorBody(
  'csrf_failed',
  'Your session could not be confirmed. Please reload the page and try again.',
);

/** Nothing that may change something goes on without our token. */
export function registerCsrf(app: FastifyInstance, { secret }: Pick<Platform, 'secret'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const passes = passesCsrf(secret, {
      cookie: request.cookies[CSRF_COOKIE],
      header: request.headers[CSRF_HEADER],
      origin: request.headers.origin,
      host: request.host,
    });
    if (!passes) return reply.code(ERROR_STATUS.csrf_failed).send(REFUSAL);
  });
}
