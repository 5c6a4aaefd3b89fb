import type { FastifyReply } from 'fastify';

/** To someone who asks for more pages than a reader could read. */
export function refuseForNow(retryAfterSeconds: number, reply: FastifyReply): FastifyReply {
  const text = 'Too many requests. Please wait a moment and try again.';
  return reply
    .code(429)
    .header('retry-after', retryAfterSeconds)
    .type('text/plain; charset=utf-8')
    .send(text);
}
