import type { FastifyInstance } from 'fastify';
import { RETRY_AFTER_SECONDS } from '#platform/contract/or-unavailable.ts';
import { databaseTrouble } from '#platform/database/database-trouble.ts';
import { describeHttpError } from './error-response.ts';
import { isPageAddress } from './page-address.ts';

/** Whatever fails outside the contract answers in the same envelope, and is logged once if nobody expected it. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const trouble = databaseTrouble(error);
    const { status, body } = describeHttpError(trouble ? 503 : error.statusCode);
    if (trouble) request.log.warn({ err: error, trouble }, 'the database did not answer a request');
    else if (status >= 500 && status !== 503)
      request.log.error({ err: error }, 'a request failed unexpectedly');
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    // Calls answer with the catalogue's status; a page with the one that browsers and proxies know.
    return reply
      .code(isPageAddress(request.url) && !trouble ? (error.statusCode ?? status) : status)
      .send(body);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = describeHttpError(404);
    return reply.code(status).send(body);
  });
}
