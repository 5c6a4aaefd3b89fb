import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Platform } from '#platform/platform.ts';
import type { Router, Sessions } from '../compose.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { registerApi } from './api-handler.ts';
import { registerDocuments } from './documents.ts';
import { describeHttpError } from './error-response.ts';
import { registerHealth } from './health.ts';
import { registerOpenApi } from './openapi.ts';
import { readableAddress } from './page-address.ts';
import { registerPictures } from './pictures.ts';
import { registerCsrf } from './register-csrf.ts';
import { registerErrorAnswers } from './register-error-answers.ts';
import { registerGracefulClose } from './register-graceful-close.ts';
import { registerPageAnswers } from './register-page-answers.ts';

import { createContextFor } from './request-context.ts';
import { baseHeaders } from './security-headers.ts';
import { trustedProxies } from './trusted-proxies.ts';

const BODY_LIMIT = 256 * 1024;
const LOAD_LIMITS = { maxEventLoopDelay: 1_500, maxHeapUsedBytes: 1_500 * 1024 * 1024 };

export type AppParts = {
  platform: Platform;
  router: Router;
  sessions: Sessions;
  loadBuild(): Promise<ServerBuild>;
  /** Static files, or the development server in front of the documents. */
  registerAssets?(app: FastifyInstance): Promise<void>;
  /** Beyond these, new requests are refused at once instead of all becoming slow. */
  loadLimits?: typeof LOAD_LIMITS;
};

/** The pipeline every request goes through, in this order: headers, shedding, CSRF, then health, API or document. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { platform, router, sessions, loadBuild, registerAssets, loadLimits = LOAD_LIMITS } = parts;
  const app = createServer(platform);
  registerHeaders(app, platform);
  registerErrorAnswers(app);
  registerPageAnswers(app);
  registerAnswerLog(app);
  registerGracefulClose(app, platform);
  await app.register(underPressure, { ...loadLimits, retryAfter: 5 });
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false,
  });
  registerCsrf(app, platform);

  const contextFor = createContextFor(platform, sessions);
  registerHealth(app, platform);
  registerOpenApi(app, platform);
  registerPictures(app, platform);
  registerApi(app, platform, router, contextFor);
  await registerAssets?.(app);
  registerDocuments(app, { platform, router, sessions, contextFor, loadBuild });
  return app;
}

function createServer(platform: Platform): FastifyInstance {
  const { config, clock, log } = platform;
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => clock.uuid(),
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerRouterError(platform),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
}

/** What the router itself refuses, a call's address that cannot be decoded above all, reaches no hook and no handler. */
function answerRouterError({ config }: Platform) {
  const headers = baseHeaders(config.isProduction);
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = describeHttpError(400);
    return reply.headers(headers).header('x-request-id', request.id).code(status).send(body);
  };
}

/** The first hook of all, so that whatever answers, a refusal under load included, carries them. */
function registerHeaders(app: FastifyInstance, { config }: Platform): void {
  const headers = baseHeaders(config.isProduction);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
  });
}

function registerAnswerLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, headers } = request;
    const recording = headers['x-session-recording'];
    // The route's pattern, never the address itself: addresses can name people.
    request.log.info(
      {
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        // Ties a line to a session recording, where an operator runs one.
        ...(typeof recording === 'string' && { recording: recording.slice(0, 64) }),
      },
      'answered',
    );
  });
}
