import type { FastifyInstance } from 'fastify';
import { readPictureRequest } from '#capabilities/media/rules/picture-request.ts';
import { createPictureResizer } from '#capabilities/media/server/index.ts';
import { statusOf } from '#platform/contract/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { clientAddress } from './client-address.ts';
import { errorBody } from './error-response.ts';
import { matchesEtag } from './matches-etag.ts';

/** A picture never changes under its id, and neither does what an address makes of it. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A picture that is not there yet may be there soon. */
const NOT_FOR_LONG = 'public, max-age=60';
/** Nobody between us and the reader keeps a private picture, and it is known by nothing but its address. */
const FOR_ITS_READER = { 'cache-control': 'private, max-age=3600', 'referrer-policy': 'no-referrer' };

/** Pictures in the sizes that pages use. Outside the contract, because the answer is bytes with caching of their own. */
export function registerPictures(app: FastifyInstance, platform: Platform): void {
  const resizePicture = createPictureResizer(platform);
  app.get('/web-marketplace-api/resize-image-asset', async (request, reply) => {
    const counted = await platform.limiter.hit('picture', { ip: clientAddress(request) });
    if (!counted.allowed) {
      reply.code(statusOf('too_many_requests')).header('retry-after', counted.retryAfterSeconds);
      return errorBody('too_many_requests', 'Too many requests. Please wait a moment and try again.');
    }
    const reading = readPictureRequest(request.query as Record<string, unknown>);
    if ('fields' in reading) {
      reply.code(statusOf('invalid_input'));
      return errorBody('invalid_input', 'This address asks for a picture we cannot make.', reading);
    }
    const resized = await resizePicture(reading.request);
    if (!resized.ok) {
      const isMissing = resized.failure.code === 'picture.not_found';
      const code = isMissing ? 'picture.not_found' : 'overloaded';
      reply.headers(isMissing ? { 'cache-control': NOT_FOR_LONG } : { 'retry-after': '3' });
      return reply.code(statusOf(code)).send(errorBody(code, resized.failure.message));
    }
    const { content, contentType, etag, isPrivate } = resized.value;
    if (isPrivate) return reply.headers(FOR_ITS_READER).type(contentType).send(content);
    reply.headers({ 'cache-control': FOR_EVER, etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(contentType).send(content);
  });
}
