import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { createDrawnPages, type DrawnPages } from '../drawn-pages.ts';
import { type PackedDocument, packDocument } from '../pack-document.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { clientAddress } from './client-address.ts';
import type { DocumentKind } from './document-routes.ts';
import { nameOwnScripts } from './own-scripts.ts';
import { isLinkPage } from './page-address.ts';
import { refuseForNow } from './refuse-for-now.ts';
import type { RenderDocument } from './render-document.ts';
import type { ContextFor } from './request-context.ts';
import { contentSecurityPolicy, type FramedBy } from './security-headers.ts';
import { tooManyMisses } from './too-many-misses.ts';
import { documentRequest } from './web-request.ts';

type Page = ReturnType<DrawnPages['begin']>;

export type SendPersonalDocument = (
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Pick<DocumentKind, 'framedBy' | 'misses'>,
) => Promise<FastifyReply>;

/** Documents for one person: their data is read each time, and what was drawn of the same data is sent again. */
export function createPersonalDocuments(
  platform: Platform,
  { contextFor, render }: { contextFor: ContextFor; render: RenderDocument },
): SendPersonalDocument {
  const { config, clock, limiter } = platform;
  const remembers = config.documentCache === 'kept' || config.documentCache === 'rechecked';
  const drawnPages = createDrawnPages();

  async function pack(
    html: Buffer,
    status: number,
    nonce: string,
    framedBy: FramedBy,
  ): Promise<PackedDocument> {
    const { plain, hashes } = nameOwnScripts(html, nonce);
    const headers = {
      'content-security-policy': contentSecurityPolicy(hashes, config.hotReload, framedBy),
      ...(framedBy === 'self' && { 'x-frame-options': 'SAMEORIGIN' }),
    };
    return packDocument({ plain, status, headers, renderedAt: clock.now().getTime(), shows: [] });
  }

  /** The page is counted; what its loaders ask in process is not counted again. What a form does is. */
  async function draw(url: URL, request: FastifyRequest, known: RequestContext, page: Page) {
    const acting = request.method === 'POST' ? { ...known, resHeaders: new Headers() } : undefined;
    const nonce = clock.token(16);
    const drawn = await render(
      documentRequest(request, url),
      { ...known, limiter: undefined },
      {
        nonce,
        ...(acting && { acting }),
        ...(remembers && request.method === 'GET' && { isUnchanged: page.isUnchanged }),
      },
    );
    for (const [name, value] of acting?.resHeaders ?? []) drawn.headers.append(name, value);
    // A guest who goes back to a form that was refused finds it, and no error of the browser's. Nobody is signed in by these.
    const isKept = acting !== undefined && isLinkPage(url.pathname);
    drawn.headers.set('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
    if (!config.isProduction) drawn.headers.set('x-robots-tag', 'noindex');
    return { ...drawn, nonce };
  }

  return async (url, request, reply, { framedBy, misses }) => {
    const counted = await limiter.hit('general', { ip: clientAddress(request) });
    if (!counted.allowed) return refuseForNow(counted.retryAfterSeconds, reply);
    const known = await contextFor(request);
    const { actor } = known;
    const page = drawnPages.begin(url.pathname + url.search, actor.kind === 'user' ? actor.userId : null);
    const { status, headers, body, isSound, nonce } = await draw(url, request, known, page);
    const wait = await tooManyMisses(platform, request, { status, misses });
    if (wait !== undefined) return refuseForNow(wait, reply);
    if (body instanceof Response && request.method !== 'HEAD') return reply.send(body);
    reply.code(status);
    for (const [name, value] of headers) reply.header(name, value);
    // Fastify measures the body of a HEAD answer, which it cannot do for a Response.
    if (body instanceof Response || request.method === 'HEAD') return reply.send('');
    const document = body ? await pack(body, status, nonce, framedBy) : page.asBefore();
    // What failed once might not fail again, even if the data stays as it is.
    if (body && isSound) page.keep(document);
    return sendPage(document, request, reply);
  };
}

/** A whole page goes out in one piece. */
async function sendPage(
  { headers, body }: PackedDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers(headers).header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await body(encoding));
}
