import { createRouterClient } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestScope } from '#app/request-scope.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import type { Router, Sessions } from '../compose.ts';
import { chooseEncoding, createDocumentCache, packDocument } from '../document-cache.ts';
import { type ContextFor, publicContext } from './request-context.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

type Documents = {
  platform: Platform;
  router: Router;
  sessions: Sessions;
  contextFor: ContextFor;
  loadBuild(): Promise<ServerBuild>;
};

const FRESH_MS = 60_000;
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

type RouteTree = { id: string; path?: string; index?: boolean; children?: RouteTree[] };

function routeTree(build: ServerBuild, parentId?: string): RouteTree[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route) =>
      route.index
        ? { id: route.id, index: true, ...(route.path !== undefined && { path: route.path }) }
        : {
            id: route.id,
            ...(route.path !== undefined && { path: route.path }),
            children: routeTree(build, route.id),
          },
    );
}

/** A route declares `handle.document = 'public'` when its HTML is the same for everyone. */
function isPublicDocument(build: ServerBuild, tree: RouteTree[], pathname: string): boolean {
  const leaf = matchRoutes(tree as Parameters<typeof matchRoutes>[0], pathname)?.at(-1);
  const handle = leaf && build.routes[leaf.route.id ?? '']?.module.handle;
  return (
    typeof handle === 'object' && handle !== null && 'document' in handle && handle.document === 'public'
  );
}

export function registerDocuments(
  app: FastifyInstance,
  { platform, router, sessions, contextFor, loadBuild }: Documents,
): void {
  const { hotReload, isProduction } = platform.config;
  const cache = createDocumentCache(FRESH_MS, () => platform.clock.now().getTime());
  const mode = hotReload ? 'development' : 'production';

  async function render(
    build: ServerBuild,
    request: FastifyRequest,
    context: RequestContext,
    nonce: string | undefined,
  ): Promise<Response> {
    const key = (
      build.entry.module as unknown as { requestScope: Parameters<RouterContextProvider['set']>[0] }
    ).requestScope;
    const scope: RequestScope = {
      api: createRouterClient(router, { context }) as RequestScope['api'],
      nonce,
      environment: platform.config.environment,
      logError: (error) => context.log.error({ err: error }, 'a page failed'),
    };
    const provider = new RouterContextProvider();
    provider.set(key, scope);
    return createRequestHandler(build, mode)(toWebRequest(request, platform.publicUrl), provider);
  }

  async function sendPublic(build: ServerBuild, request: FastifyRequest, reply: FastifyReply) {
    const produce = async () => {
      const response = await render(build, request, publicContext(platform, sessions, request), undefined);
      const html = await response.text();
      const policy = contentSecurityPolicy(inlineScriptHashes(html), hotReload);
      return packDocument(html, response.status, policy, platform.clock.now().getTime());
    };
    const document = hotReload
      ? await produce()
      : await cache.get(request.url, produce, (error) =>
          request.log.error({ err: error }, 'a page could not be refreshed'),
        );
    reply.header('content-security-policy', document.policy);
    reply.header('vary', 'accept-encoding');
    reply.header('cache-control', document.status === 200 ? PUBLIC_CACHING : 'no-store');
    if (document.status === 200) {
      reply.header('etag', document.etag);
      if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
    }
    reply.code(document.status).type('text/html; charset=utf-8');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return reply.send(document.plain);
    return reply
      .header('content-encoding', encoding)
      .send(encoding === 'br' ? document.brotli : document.gzip);
  }

  async function sendPersonal(build: ServerBuild, request: FastifyRequest, reply: FastifyReply) {
    const nonce = platform.clock.token(16);
    const response = await render(build, request, await contextFor(request), nonce);
    response.headers.set('cache-control', 'private, no-store');
    response.headers.set('content-security-policy', contentSecurityPolicy([`'nonce-${nonce}'`], hotReload));
    if (!isProduction) response.headers.set('x-robots-tag', 'noindex');
    return reply.send(response);
  }

  let known: { build: ServerBuild; tree: RouteTree[] } | undefined;
  app.get('/*', async (request, reply) => {
    const build = await loadBuild();
    if (known?.build !== build) known = { build, tree: routeTree(build) };
    const pathname = URL.parse(request.url, platform.publicUrl)?.pathname ?? '/';
    return isPublicDocument(build, known.tree, pathname)
      ? sendPublic(build, request, reply)
      : sendPersonal(build, request, reply);
  });
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers });
}
