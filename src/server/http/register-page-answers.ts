import type { FastifyInstance, FastifyReply } from 'fastify';
import { asksForPage } from './page-address.ts';
import { refusalPage } from './refusal-page.ts';
import { drawStaticPage, STATIC_PAGE_POLICY } from './static-page.ts';

const FIRST_REFUSAL = 400;

/** What the application answers comes with a status and a type of its own. */
function answerOf(reply: FastifyReply, payload: unknown): { status: number; type: string } {
  const [status, type] =
    payload instanceof Response
      ? [payload.status, payload.headers.get('content-type')]
      : [reply.statusCode, reply.getHeader('content-type')];
  return { status, type: String(type ?? '') };
}

function codeOf(payload: unknown): string | undefined {
  if (typeof payload !== 'string') return undefined;
  return /^\{"error":\{.*"code":"([\w.]+)"/.exec(payload)?.[1];
}

/**
 * Pages answer pages. Whatever refuses a page's address before or instead of the application, in whatever form, leaves as
 * a small page that costs nothing to draw. One place for all of them, so that none can be forgotten.
 */
export function registerPageAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { status, type } = answerOf(reply, payload);
    if (status < FIRST_REFUSAL || type.startsWith('text/html')) return payload;
    if (!asksForPage(request.url, request.headers.accept)) return payload;
    const page = refusalPage({ status, code: codeOf(payload), url: request.url });
    reply.code(status);
    reply.removeHeader('content-encoding');
    reply.removeHeader('content-length');
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': STATIC_PAGE_POLICY,
      'cache-control': 'no-store',
    });
    return drawStaticPage(page);
  });
}
