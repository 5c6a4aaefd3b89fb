import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Platform } from '#platform/platform.ts';
import type { Router, Sessions } from '../compose.ts';
import { compressDocument } from '../compress-document.ts';
import { createDocumentCache, type DocumentCache } from '../document-cache.ts';
import { acceptForms } from './accept-forms.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { clientAddress } from './client-address.ts';
import { createDocumentKinds, type DocumentKind, pagePath, publicAddress } from './document-routes.ts';
import { followChanges } from './follow-changes.ts';
import { createPublicDocuments, type SendPublicDocument } from './public-documents.ts';
import { refuseForNow } from './refuse-for-now.ts';
import { createDocumentRenderer, type RenderDocument } from './render-document.ts';
import type { ContextFor } from './request-context.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { documentRequest, documentUrl } from './web-request.ts';

/** No document is served that was rendered longer ago, whatever else goes wrong. */
const OLDEST_MS = 60_000;
const FRESH_MS = 45_000;

type Documents = {
  platform: Platform;
  router: Router;
  sessions: Sessions;
  contextFor: ContextFor;
  loadBuild(): Promise<ServerBuild>;
};

type Site = {
  build: ServerBuild;
  cache: DocumentCache;
  kindOf(pathname: string): DocumentKind;
  render: RenderDocument;
  sendPublic: SendPublicDocument;
};

/** Every address that is nothing else: pages, rendered on the server. */
export function registerDocuments(app: FastifyInstance, documents: Documents): void {
  const { platform, router, sessions, contextFor, loadBuild } = documents;
  const { config, clock, publicUrl } = platform;

  async function sendPersonal(
    render: RenderDocument,
    url: URL,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const counted = await platform.limiter.hit('general', { ip: clientAddress(request) });
    if (!counted.allowed) return refuseForNow(counted.retryAfterSeconds, reply);
    const nonce = clock.token(16);
    // The page is counted; what its loaders ask in process is not counted again. What a form does is.
    const known = await contextFor(request);
    const acting = request.method === 'POST' ? { ...known, resHeaders: new Headers() } : undefined;
    const { status, headers, body } = await render(
      documentRequest(request, url),
      { ...known, limiter: undefined },
      { nonce, ...(acting && { acting }) },
    );
    for (const [name, value] of acting?.resHeaders ?? []) headers.append(name, value);
    headers.set('cache-control', 'private, no-store');
    headers.set('content-security-policy', contentSecurityPolicy([`'nonce-${nonce}'`], config.hotReload));
    if (!config.isProduction) headers.set('x-robots-tag', 'noindex');
    if (body instanceof Response && request.method !== 'HEAD') return reply.send(body);
    reply.code(status);
    for (const [name, value] of headers) reply.header(name, value);
    // Fastify measures the body of a HEAD answer, which it cannot do for a Response.
    if (!body || body instanceof Response || request.method === 'HEAD') return reply.send('');
    return sendPage(body, request, reply);
  }

  // One per build: hot reload brings a new build with every change.
  let site: Site | undefined;
  async function loadSite(): Promise<Site> {
    const build = await loadBuild();
    if (site?.build === build) return site;
    const render = createDocumentRenderer(build, platform, router);
    const cache = createDocumentCache({
      freshMs: FRESH_MS,
      oldestMs: OLDEST_MS,
      now: () => clock.now().getTime(),
    });
    const sendPublic = createPublicDocuments(platform, sessions, { cache, render });
    site = { build, cache, kindOf: createDocumentKinds(build), render, sendPublic };
    return site;
  }
  followChanges(app, platform, () => site?.cache);

  app.get('/*', async (request, reply) => {
    const url = documentUrl(request, publicUrl);
    if (url.pathname !== '/' && url.pathname.endsWith('/')) return redirectToCanonical(url, reply);
    const { kindOf, render, sendPublic } = await loadSite();
    const kind = kindOf(pagePath(url.pathname));
    return kind.isPublic
      ? sendPublic(publicAddress(url, kind), request, reply)
      : sendPersonal(render, url, request, reply);
  });

  app.register(async (scope) => {
    acceptForms(scope);
    scope.post('/*', async (request, reply) => {
      const url = documentUrl(request, publicUrl);
      const { kindOf, render } = await loadSite();
      if (kindOf(url.pathname).hasAction) return sendPersonal(render, url, request, reply);
      return reply.header('allow', 'GET, HEAD').code(405).send();
    });
  });
}

/** One address per page, so that caches and search engines see it once. Never with two leading slashes: that is a host. */
function redirectToCanonical({ pathname, search }: URL, reply: FastifyReply): FastifyReply {
  const canonical = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return reply.header('cache-control', 'public, max-age=3600').redirect(canonical + search, 308);
}

/** A whole page goes out in one piece. */
async function sendPage(html: Buffer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressDocument(html, encoding, 'once'));
}
