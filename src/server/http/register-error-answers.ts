import type { FastifyInstance } from 'fastify';
import { describeHttpError } from './error-response.ts';
import { isPageAddress } from './page-address.ts';

/** Whatever fails outside the contract answers in the same envelope, and is logged once if nobody expected it. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { status, body } = describeHttpError(error.statusCode);
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'a request failed unexpectedly');
    // Calls answer with the catalogue's status; a page with the one that browsers and proxies know.
    return reply.code(isPageAddress(request.url) ? (error.statusCode ?? status) : status).send(body);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = describeHttpError(404);
    return reply.code(status).send(body);
  });
}
