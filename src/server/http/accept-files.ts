import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#base/result.ts';
import { statusOf } from '#platform/contract/errors.ts';
import { RETRY_AFTER_SECONDS } from '#platform/contract/or-unavailable.ts';
import { databaseTrouble } from '#platform/database/database-trouble.ts';
import { describeHttpError, errorBody } from './error-response.ts';
import type { ContextFor } from './request-context.ts';
import { createPlaceLine, createUploadPlaces } from './upload-places.ts';

/** Each file is held in memory while it is looked at, so only so many come in at once. */
const AT_ONCE = { altogether: 12, perPerson: 4 };
/** Guests have places of their own: a full wall keeps no member from anything. A phone sends two at a time. */
const GUESTS = { places: 12, longest: 400 };
export const LONGEST_UPLOAD_MS = 120_000;
const FILE_TYPES = [/^image\//, /^application\/(?:octet-stream|pdf)/];

const BUSY = {
  code: 'overloaded',
  message: 'Too many uploads at once. Please try again in a moment.',
} as const;
const NOT_SIGNED_IN = { code: 'unauthenticated', message: 'Please log in to continue.' } as const;

type Refusal = { code: ErrorCode; message: string };

/** How a place is taken: at once or not at all, or after a while; a refusal where there is none. */
type TakePlace = (request: FastifyRequest, left: AbortSignal) => Promise<(() => void) | Refusal>;

function forMembers(contextFor: ContextFor): TakePlace {
  const places = createUploadPlaces(AT_ONCE);
  return async (request) => {
    const { actor } = await contextFor(request);
    return actor.kind === 'visitor' ? NOT_SIGNED_IN : (places.take(actor.userId) ?? BUSY);
  };
}

/** A secret in the address lets them in, and a whole party comes from one network: everybody waits for their turn. */
function forGuests(): TakePlace {
  const line = createPlaceLine(GUESTS);
  return async (_request, left) => (await line.wait(left)) ?? BUSY;
}

type FileCall = { maxBytes: number; isByLink: boolean };

/** For calls whose body is a file. Who must not send one is told before the first byte is read. */
export function acceptFiles(
  scope: FastifyInstance,
  { maxBytes, isByLink }: FileCall,
  contextFor: ContextFor,
): void {
  const takePlace = isByLink ? forGuests() : forMembers(contextFor);

  for (const type of FILE_TYPES) {
    scope.addContentTypeParser<Buffer<ArrayBuffer>>(
      type,
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (request: FastifyRequest, content: Buffer<ArrayBuffer>) =>
        new File([content], 'upload', { type: request.headers['content-type'] ?? '' }),
    );
  }

  scope.addHook('onRequest', async (request, reply) => {
    const refuse = ({ code, message }: Refusal) => {
      if (code === 'overloaded') reply.header('retry-after', RETRY_AFTER_SECONDS);
      return reply.code(statusOf(code)).send(errorBody(code, message));
    };
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const leave = await takePlace(request, left.signal);
    if (typeof leave !== 'function') return refuse(leave);
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
