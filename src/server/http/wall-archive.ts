import type { FastifyInstance } from 'fastify';
import { openWallArchive, WALL_ARCHIVE_PATH } from '#capabilities/photo-wall/server/index.ts';
import { statusOf } from '#platform/contract/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { clientAddress } from './client-address.ts';
import { errorBody } from './error-response.ts';
import type { ContextFor } from './request-context.ts';

/** All photos of a wall as zip files. Outside the contract, because they are streamed: nobody holds gigabytes. */
export function registerWallArchive(app: FastifyInstance, platform: Platform, contextFor: ContextFor): void {
  app.get(`${WALL_ARCHIVE_PATH}/:part`, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const counted = await platform.limiter.hit('general', { ip: clientAddress(request) });
    if (!counted.allowed) {
      reply.code(statusOf('too_many_requests')).header('retry-after', counted.retryAfterSeconds);
      return errorBody('too_many_requests', 'Too many requests. Please wait a moment and try again.');
    }
    const { actor } = await contextFor(request);
    const { part } = request.params as { part: string };
    const archive = await openWallArchive(platform, actor, /^[1-9]\d{0,3}$/.test(part) ? Number(part) : 0);
    if (!archive)
      return reply
        .code(statusOf('not_found'))
        .send(errorBody('not_found', 'There is nothing to download here.'));
    const { fileName, bytes, stream } = archive;
    reply.raw.once('close', () => stream.destroy());
    return reply
      .type('application/zip')
      .headers({ 'content-length': bytes, 'content-disposition': `attachment; filename="${fileName}"` })
      .send(stream);
  });
}
