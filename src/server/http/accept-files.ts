import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#base/result.ts';
import { statusOf } from '#platform/contract/errors.ts';
import { RETRY_AFTER_SECONDS } from '#platform/contract/or-unavailable.ts';
import { databaseTrouble } from '#platform/database/database-trouble.ts';
import { describeHttpError, errorBody } from './error-response.ts';
import type { ContextFor } from './request-context.ts';

/** Each file is held in memory while it is looked at, so only so many come in at once. */
const AT_ONCE = { altogether: 12, perPerson: 4 };
export const LONGEST_UPLOAD_MS = 120_000;
const FILE_TYPES = [/^image\//, /^application\/(?:octet-stream|pdf)/];

const BUSY = {
  code: 'overloaded',
  message: 'Too many uploads at once. Please try again in a moment.',
} as const;
const NOT_SIGNED_IN = { code: 'unauthenticated', message: 'Please log in to continue.' } as const;

type Refusal = { code: ErrorCode; message: string };

/** Counts who is uploading, so that nobody fills the memory, not even slowly. */
function createPlaces() {
  const perPerson = new Map<string, number>();
  let altogether = 0;
  return {
    take(userId: string): (() => void) | undefined {
      const own = perPerson.get(userId) ?? 0;
      if (altogether >= AT_ONCE.altogether || own >= AT_ONCE.perPerson) return undefined;
      altogether += 1;
      perPerson.set(userId, own + 1);
      return () => {
        altogether -= 1;
        const left = (perPerson.get(userId) ?? 1) - 1;
        if (left > 0) perPerson.set(userId, left);
        else perPerson.delete(userId);
      };
    },
  };
}

/** For calls whose body is a file. Who must not send one is told before the first byte is read. */
export function acceptFiles(scope: FastifyInstance, maxBytes: number, contextFor: ContextFor): void {
  const places = createPlaces();

  for (const type of FILE_TYPES) {
    scope.addContentTypeParser<Buffer<ArrayBuffer>>(
      type,
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (request: FastifyRequest, content: Buffer<ArrayBuffer>) =>
        new File([content], 'upload', { type: request.headers['content-type'] ?? '' }),
    );
  }

  scope.addHook('onRequest', async (request, reply) => {
    const refuse = ({ code, message }: Refusal) => reply.code(statusOf(code)).send(errorBody(code, message));
    const { actor } = await contextFor(request);
    if (actor.kind === 'visitor') return refuse(NOT_SIGNED_IN);
    const leave = places.take(actor.userId);
    if (!leave) return refuse(BUSY);
    // Whoever left while we looked them up will not be announced again.
    if (reply.raw.closed || request.raw.socket.destroyed) return leave();
    const patience = setTimeout(() => request.raw.destroy(), LONGEST_UPLOAD_MS);
    reply.raw.once('close', () => {
      clearTimeout(patience);
      leave();
    });
  });

  scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const isFile = FILE_TYPES.some((type) => type.test(request.headers['content-type'] ?? ''));
    const trouble = databaseTrouble(error);
    const { status, body } = describeHttpError(trouble ? 503 : error.statusCode);
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    else if (status >= 500) request.log.error({ err: error }, 'an upload failed unexpectedly');
    if (body.error.code === 'unsupported_media_type') body.error.message = 'Send the file itself.';
    if (body.error.code === 'body_too_large' && isFile) {
      const megabytes = Math.floor(maxBytes / 1024 / 1024);
      body.error.message = `This file is larger than ${megabytes} MB. Choose a smaller one.`;
    }
    return reply.code(status).send(body);
  });
}
