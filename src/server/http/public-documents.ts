import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import type { Sessions } from '../compose.ts';
import { type CachedDocument, createDocumentCache, packDocument } from '../document-cache.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { matchesEtag } from './matches-etag.ts';
import { refuseForNow } from './refuse-for-now.ts';
import type { RenderDocument } from './render-document.ts';
import { publicContext } from './request-context.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

const FRESH_MS = 60_000;
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export type SendPublicDocument = (
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Documents that are the same for everyone: rendered without cookies, kept with their compressed bytes. */
export function createPublicDocuments(
  platform: Platform,
  sessions: Sessions,
  render: RenderDocument,
): SendPublicDocument {
  const { config, clock, limiter, publicUrl } = platform;
  const cache = createDocumentCache(FRESH_MS, () => clock.now().getTime());

  async function produce(address: string, request: FastifyRequest): Promise<CachedDocument> {
    // Always GET and always bare: a HEAD or a visitor's headers must not decide what everyone gets.
    const response = await render(
      new Request(publicUrl + address),
      publicContext(platform, sessions, request),
      undefined,
    );
    const html = await response.text();
    return packDocument({
      html,
      status: response.status,
      location: response.headers.get('location') ?? undefined,
      policy: contentSecurityPolicy(inlineScriptHashes(html), config.hotReload),
      renderedAt: clock.now().getTime(),
    });
  }

  return async (address, request, reply) => {
    // What is at hand costs nothing; what must be rendered counts, or made-up addresses would keep us busy.
    if (!cache.has(address)) {
      const counted = await limiter.hit('general', { ip: request.ip });
      if (!counted.allowed) return refuseForNow(counted.retryAfterSeconds, reply);
    }
    const document = config.documentCache
      ? await cache.get(
          address,
          () => produce(address, request),
          (error) => request.log.error({ err: error }, 'a page could not be refreshed'),
        )
      : await produce(address, request);
    return sendDocument(document, request, reply);
  };
}

async function sendDocument(
  document: CachedDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, location, policy, etag, plain } = document;
  reply.header('content-security-policy', policy);
  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', status === 200 ? PUBLIC_CACHING : 'no-store');
  if (location) reply.header('location', location);
  if (status === 200) {
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.code(status).type('text/html; charset=utf-8');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await document.encoded(encoding));
}
