import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longer than a statement may take, and less than people and proxies wait. */
export const ANSWER_BEGINS_MS = 19_000;

const REST_OF_BODY_MS = 5_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a request may come in and be worked on before its answer begins, where that is longer than usual. */
    answerBeginsMs?: number;
  }
}

class TooLate extends Error {
  readonly statusCode: number;

  constructor(isWhole: boolean) {
    super(isWhole ? 'The answer took too long.' : 'The request took too long to arrive.');
    this.statusCode = isWhole ? 503 : 408;
  }
}

/** Refused before its body came: what is still on its way may come in, so that the answer is read, but not for ever. */
function hangUpUnlessComplete({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, REST_OF_BODY_MS);
  timer.unref();
}

/**
 * Every request has an answer in time, whatever it waits for: the rest of its own body, a lock, a database that does not
 * speak. How long an answer that has begun takes is the reader's business.
 */
export function registerDeadline(app: FastifyInstance, usualMs: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = (request: FastifyRequest) => clearTimeout(timers.get(request));

  app.addHook('onRequest', async (request, reply) => {
    const { answerBeginsMs = usualMs } = request.routeOptions.config;
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      // What is still on its way has no reader any more.
      if (!request.raw.complete) reply.header('connection', 'close');
      void reply.send(new TooLate(request.raw.complete));
    }, answerBeginsMs);
    timer.unref();
    timers.set(request, timer);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    stop(request);
    return payload;
  });
  app.addHook('onResponse', async (request) => {
    stop(request);
    if (request.raw.complete === false) hangUpUnlessComplete(request);
  });
  app.addHook('onRequestAbort', async (request) => stop(request));
}
