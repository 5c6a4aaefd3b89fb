import type { FastifyInstance } from 'fastify';
import { describeHttpError } from './error-response.ts';

/** Whatever fails outside the contract answers in the same envelope, and is logged once if nobody expected it. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { status, body } = describeHttpError(error.statusCode);
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'a request failed unexpectedly');
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = describeHttpError(404);
    return reply.code(status).send(body);
  });
}
