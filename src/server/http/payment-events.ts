import type { FastifyInstance } from 'fastify';
import { PAYMENT_EVENTS_PATH, receiveEvent } from '#capabilities/payments/server/index.ts';
import { statusOf } from '#platform/contract/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { errorBody } from './error-response.ts';

/** Far beyond any event of a payment. */
const LARGEST_EVENT = 256 * 1024;

/**
 * What the payment provider tells us. Outside the contract, because its signature is over the very bytes that were sent; it is
 * the only proof that is asked for.
 */
export function registerPaymentEvents(app: FastifyInstance, platform: Platform): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(PAYMENT_EVENTS_PATH, { config: { proof: 'signature' } }, async (request, reply) => {
      const rawBytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const reception = await receiveEvent(platform, rawBytes, request.headers);
      if (reception === 'TAKEN') return { received: true };
      const code = reception === 'FORGED' ? 'invalid_input' : 'not_found';
      if (reception === 'FORGED')
        request.log.warn({ event: 'refused', code: 'forged' }, 'an event that no payment provider signed');
      return reply.code(statusOf(code)).send(errorBody(code, 'This event is not signed by our provider.'));
    });
  });
}
