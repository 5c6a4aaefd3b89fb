import type { FastifyInstance } from 'fastify';
import { statusOf } from '#platform/contract/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { clientAddress } from './client-address.ts';
import { errorBody } from './error-response.ts';
import { matchesEtag } from './matches-etag.ts';

/** Programs come every few minutes; whoever stands between them and us must not hand it to others. */
const FOR_A_WHILE = 'private, max-age=300';

type Feed = {
  /** Before the secret. */
  path: string;
  fileName: string;
  /** Undefined for a secret that opens nothing. */
  write: (token: string) => Promise<{ text: string; etag: string } | undefined>;
};

/** A calendar for other calendars, which bring nothing but the secret of its link. Outside the contract like pictures. */
export function registerCalendarFeed(
  app: FastifyInstance,
  { limiter }: Pick<Platform, 'limiter'>,
  { path, fileName, write }: Feed,
): void {
  app.get(`${path}/:token/${fileName}`, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const counted = await limiter.hit('general', { ip: clientAddress(request) });
    if (!counted.allowed) {
      reply.code(statusOf('too_many_requests')).header('retry-after', counted.retryAfterSeconds);
      return errorBody('too_many_requests', 'Too many requests. Please wait a moment and try again.');
    }
    const { token } = request.params as { token: string };
    const calendar = await write(token);
    if (!calendar) {
      return reply
        .code(statusOf('not_found'))
        .send(errorBody('not_found', 'This calendar is no longer shared.'));
    }
    reply.headers({ 'cache-control': FOR_A_WHILE, etag: calendar.etag });
    if (matchesEtag(request.headers['if-none-match'], calendar.etag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(calendar.text);
  });
}
