import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Platform } from '#platform/platform.ts';
import type { Router, Sessions } from '../compose.ts';
import { createDocumentCache, type DocumentCache } from '../document-cache.ts';
import { acceptForms } from './accept-forms.ts';
import {
  createDocumentKinds,
  type DocumentKind,
  isForAnybody,
  pagePath,
  publicAddress,
} from './document-routes.ts';
import { followChanges } from './follow-changes.ts';
import { createPersonalDocuments, type SendPersonalDocument } from './personal-documents.ts';
import { createPublicDocuments, type SendPublicDocument } from './public-documents.ts';
import { createDocumentRenderer } from './render-document.ts';
import type { ContextFor } from './request-context.ts';
import { documentUrl } from './web-request.ts';

/** No document is served that was rendered longer ago, unless no newer one can be rendered at all. */
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
  sendPersonal: SendPersonalDocument;
  sendPublic: SendPublicDocument;
};

/** Every address that is nothing else: pages, rendered on the server. */
export function registerDocuments(app: FastifyInstance, documents: Documents): void {
  const { platform, router, sessions, contextFor, loadBuild } = documents;
  const { clock, publicUrl } = platform;

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
    const sendPersonal = createPersonalDocuments(platform, { contextFor, render });
    site = { build, cache, kindOf: createDocumentKinds(build), sendPublic, sendPersonal };
    return site;
  }
  followChanges(app, platform, () => site?.cache);

  app.get('/*', async (request, reply) => {
    const url = documentUrl(request, publicUrl);
    if (url.pathname !== '/' && url.pathname.endsWith('/')) return redirectToCanonical(url, reply);
    const { kindOf, sendPublic, sendPersonal } = await loadSite();
    const kind = kindOf(pagePath(url.pathname));
    return isForAnybody(url, request.headers.cookie, kind)
      ? sendPublic(publicAddress(url, kind), request, reply, kind)
      : sendPersonal(url, request, reply, kind);
  });

  app.register(async (scope) => {
    acceptForms(scope);
    scope.post('/*', async (request, reply) => {
      const url = documentUrl(request, publicUrl);
      const { kindOf, sendPersonal } = await loadSite();
      const kind = kindOf(url.pathname);
      if (kind.hasAction) return sendPersonal(url, request, reply, kind);
      return reply.header('allow', 'GET, HEAD').code(405).send();
    });
  });
}

/** One address per page, so that caches and search engines see it once. Never with two leading slashes: that is a host. */
function redirectToCanonical({ pathname, search }: URL, reply: FastifyReply): FastifyReply {
  const canonical = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  return reply.header('cache-control', 'public, max-age=3600').redirect(canonical + search, 308);
}
