import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { type AnyProcedure, getRouter, isProcedure, onError } from '@orpc/server';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import type { Router } from '../compose.ts';
import { CONTRACT_CALLS, type ContractCall } from '../contract-calls.ts';
import { acceptFiles, LONGEST_UPLOAD_MS } from './accept-files.ts';
import { encodeOrpcError } from './error-response.ts';
import { logUnexpected } from './log-unexpected.ts';
import { offerCsrfToken } from './register-csrf.ts';
import { registerTextCall } from './register-text-call.ts';
import type { ContextFor } from './request-context.ts';

const API_PREFIXES = ['/web-marketplace-api', '/web-api', '/website-nav', '/api'];

/** The contract library lets a body overwrite what the address says; a record is named by its address alone. */
function keepPathParameters({ params, body }: FastifyRequest): void {
  if (typeof body !== 'object' || body === null || typeof params !== 'object' || params === null) return;
  for (const name of Object.keys(params)) Reflect.deleteProperty(body, name);
}

function procedureOf(router: Router, { name }: ContractCall): AnyProcedure {
  const procedure = getRouter(router, name.split('.'));
  if (!isProcedure(procedure)) throw new Error(`Nobody answers ${name}.`);
  return procedure;
}

export function registerApi(
  app: FastifyInstance,
  platform: Platform,
  router: Router,
  contextFor: ContextFor,
): void {
  const handler = new OpenAPIHandler(router, {
    plugins: [new ResponseHeadersPlugin()],
    customErrorResponseBodyEncoder: encodeOrpcError,
    clientInterceptors: [onError((error, { context }) => logUnexpected(error, context))],
    eventIteratorKeepAliveInterval: 20_000,
  });
  const registerCall = (scope: FastifyInstance, { method, path, meta }: ContractCall) =>
    scope.route({
      config: {
        ...(meta.fileBytes && { answerBeginsMs: LONGEST_UPLOAD_MS }),
        ...(meta.proof && { proof: meta.proof }),
      },
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      async handler(request, reply) {
        offerCsrfToken(platform, request, reply);
        keepPathParameters(request);
        const { matched } = await handler.handle(request, reply, { context: await contextFor(request) });
        // The two routers may read a strange address differently; without an answer the request would hang.
        return matched ? reply : reply.callNotFound();
      },
    });
  for (const call of CONTRACT_CALLS) {
    const { fileBytes, answersText, proof } = call.meta;
    if (answersText)
      registerTextCall(app, contextFor, { path: call.path, procedure: procedureOf(router, call) });
    else if (!fileBytes) registerCall(app, call);
    else
      app.register(async (scope) => {
        acceptFiles(scope, { maxBytes: fileBytes, isByLink: proof === 'link' }, contextFor);
        registerCall(scope, call);
      });
  }
  for (const prefix of API_PREFIXES) app.all(`${prefix}/*`, (_request, reply) => reply.callNotFound());
}
