import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { TrustProxy } from '#platform/config/trust-proxy.ts';
import type { Platform } from '#platform/platform.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { describeHttpError } from './error-response.ts';
import { readableAddress } from './page-address.ts';
import { ANSWER_BEGINS_MS, registerDeadline } from './register-deadline.ts';
import { registerErrorAnswers } from './register-error-answers.ts';
import { registerGracefulClose } from './register-graceful-close.ts';
import { registerPageAnswers } from './register-page-answers.ts';
import { baseHeaders } from './security-headers.ts';

/**
 * Whose word about a request's origin counts, walking from the connection outward. Fastify trusts nobody where it is given
 * a bare number, since it cannot know that the peer is a proxy; whoever sets one says that every request comes through them.
 */
function trustedProxies(trust: TrustProxy): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trust !== 'number') return trust;
  return (_address, hop) => hop < trust;
}

const BODY_LIMIT = 256 * 1024;
/** A file on a slow line; what is shorter has a deadline of its own. */
const LONGEST_REQUEST_MS = 130_000;
const LONGEST_HEADERS_MS = 15_000;
const LOOK_EVERY_MS = 5_000;

/** What every process does with a request, whatever it serves: headers, refusals, one line in the log, an orderly end. */
export function createServer(platform: Platform, answerBeginsMs = ANSWER_BEGINS_MS): FastifyInstance {
  const app = openServer(platform);
  registerHeaders(app, platform);
  registerDeadline(app, answerBeginsMs);
  registerErrorAnswers(app);
  registerPageAnswers(app);
  registerAnswerLog(app);
  registerGracefulClose(app, platform);
  return app;
}

function openServer(platform: Platform): FastifyInstance {
  const { config, clock, log } = platform;
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => clock.uuid(),
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: LONGEST_HEADERS_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: (error, socket) => answerUnreadable(baseHeaders(config.isProduction), error, socket),
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
