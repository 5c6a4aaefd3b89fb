import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ServerBuild } from 'react-router';
import { ERROR_STATUS } from '#platform/contract/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Router, Sessions } from '../compose.ts';
import { registerApi } from './api-handler.ts';
import { CSRF_COOKIE, CSRF_HEADER, passesCsrf } from './csrf.ts';
import { registerDocuments } from './documents.ts';
import { describeHttpError, errorBody } from './error-response.ts';
import { registerHealth } from './health.ts';
import { registerOpenApi } from './openapi.ts';
import { createContextFor } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';

const BODY_LIMIT = 256 * 1024;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export type AppParts = {
  platform: Platform;
  router: Router;
  sessions: Sessions;
  loadBuild(): Promise<ServerBuild>;
  /** Static files, or the development server in front of the documents. */
  registerAssets?(app: FastifyInstance): Promise<void>;
};

/** The pipeline every request goes through, in this order: id, shedding, headers, CSRF, then health, API or document. */
export async function createApp({
  platform,
  router,
  sessions,
  loadBuild,
  registerAssets,
}: AppParts): Promise<FastifyInstance> {
  const { config, secret, clock } = platform;
  const app = fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => clock.uuid(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 1_500,
    maxHeapUsedBytes: 1_500 * 1024 * 1024,
    retryAfter: 5,
  });
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false,
  });

  const headers = securityHeaders(config.isProduction);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    if (SAFE_METHODS.has(request.method)) return;
    const passes = passesCsrf(secret, {
      cookie: request.cookies[CSRF_COOKIE],
      header: request.headers[CSRF_HEADER],
      origin: request.headers.origin,
      host: request.host,
    });
    if (!passes) {
      return reply
        .code(ERROR_STATUS.csrf_failed)
        .send(
          errorBody(
            'csrf_failed',
            'Your session could not be confirmed. Please reload the page and try again.',
          ),
        );
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // The route's pattern, never the address itself: addresses can name people.
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { status, body } = describeHttpError(error.statusCode);
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'a request failed unexpectedly');
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = describeHttpError(404);
    return reply.code(status).send(body);
  });

  registerHealth(app, platform);
  registerOpenApi(app, platform);
  registerApi(app, platform, router, createContextFor(platform, sessions));
  await registerAssets?.(app);
  registerDocuments(app, {
    platform,
    router,
    sessions,
    contextFor: createContextFor(platform, sessions),
    loadBuild,
  });
  return app;
}
