import { toORPCError } from '@orpc/client';
import { type AnyProcedure, call, type ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { textOf } from '#platform/contract/answer-text.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { encodeOrpcError } from './error-response.ts';
import { logUnexpected } from './log-unexpected.ts';
import type { ContextFor } from './request-context.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function sendRefusal(reply: FastifyReply, error: ORPCError<string, unknown>, { resHeaders }: RequestContext) {
  resHeaders?.forEach((value, name) => {
    reply.header(name, value);
  });
  return reply
    .code(error.status)
    .type(JSON_TYPE)
    .send(JSON.stringify(encodeOrpcError(error)));
}

/**
 * A call whose answer is text before it gets here. It is guarded and its input is read like any other's; the contract
 * library would read the answer, copy and write it once more. Its whole input is its body.
 */
export function registerTextCall(
  app: FastifyInstance,
  contextFor: ContextFor,
  { path, procedure }: { path: string; procedure: AnyProcedure },
): void {
  app.post(path, async (request, reply) => {
    const context = { ...(await contextFor(request)), resHeaders: new Headers(), takesText: true };
    try {
      const answer = await call(procedure, request.body, { context, path: [] });
      return reply.type(JSON_TYPE).send(textOf(answer));
    } catch (error) {
      const refusal = toORPCError(error);
      logUnexpected(refusal, context);
      return sendRefusal(reply, refusal, context);
    }
  });
}
