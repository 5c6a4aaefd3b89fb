import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import type { Sessions } from '../compose.ts';
import type { DocumentCache } from '../document-cache.ts';
import { type PackedDocument, packDocument } from '../pack-document.ts';
import { createPageMemory } from '../page-memory.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { clientAddress } from './client-address.ts';
import type { DocumentKind, PublicAddress } from './document-routes.ts';
import { matchesEtag } from './matches-etag.ts';
import { refuseForNow } from './refuse-for-now.ts';
import type { RenderDocument } from './render-document.ts';
import { publicContext } from './request-context.ts';
import { contentSecurityPolicy, type FramedBy, inlineScriptHashes } from './security-headers.ts';
import { tooManyMisses } from './too-many-misses.ts';
import { Unavailable } from './unavailable.ts';

/**
 * Browsers ask each time, and are told when nothing changed. Shared caches keep a document until it is a minute old, the
 * time it spent here included: that is what the header `age` is for.
 */
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=60';
/** Of what the application says about an answer. 'x-remix-response' tells the browser's router that it is ours. */
const KEPT_HEADERS = [
  'content-type',
  'cross-origin-resource-policy',
  'location',
  'referrer-policy',
  'x-remix-response',
  'x-robots-tag',
];

export type SendPublicDocument = (
  asked: PublicAddress,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Pick<DocumentKind, 'asks' | 'misses' | 'framedBy'>,
) => Promise<FastifyReply>;

/** Documents that are the same for everyone: rendered without cookies, kept with their compressed bytes. */
export function createPublicDocuments(
  platform: Platform,
  sessions: Sessions,
  { cache, render }: { cache: DocumentCache; render: RenderDocument },
): SendPublicDocument {
  const { config, clock, limiter, publicUrl } = platform;
  const comparesData = config.documentCache === 'kept' || config.documentCache === 'rechecked';
  const memory = createPageMemory(() => clock.now().toISOString().slice(0, 10));

  async function produce(
    address: string,
    request: FastifyRequest,
    { asks, framedBy }: Pick<DocumentKind, 'asks' | 'framedBy'>,
  ): Promise<PackedDocument> {
    // Of the moment before anything was read: it can only be older than it says.
    const renderedAt = clock.now().getTime();
    const page = memory.begin(address);
    // Always GET and always bare: a HEAD or a visitor's headers must not decide what everyone gets.
    const { status, headers, body, isSound, isOpenToAll, shows } = await render(
      new Request(publicUrl + address),
      publicContext(platform, sessions, request),
      comparesData ? { isUnchanged: page.isUnchanged } : {},
    );
    const facts = { renderedAt, shows: [...shows], isPrivate: asks !== undefined && !isOpenToAll };
    if (!body) return { ...page.asBefore(), ...facts };
    const plain = body instanceof Response ? Buffer.from(await body.arrayBuffer()) : body;
    const document = await packDocument({
      plain,
      status,
      headers: headersOf(headers, plain, framedBy),
      ...facts,
    });
    // What failed once might not fail again, even if the data stays as it is.
    if (isSound) page.keep(document);
    return document;
  }

  function headersOf(headers: Headers, plain: Buffer, framedBy: FramedBy): Record<string, string> {
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const policy = isPage && contentSecurityPolicy(inlineScriptHashes(plain), config.hotReload, framedBy);
    return {
      ...Object.fromEntries(kept),
      ...(policy && { 'content-security-policy': policy }),
      ...(policy && framedBy === 'self' && { 'x-frame-options': 'SAMEORIGIN' }),
    };
  }

  return async ({ address, key }, request, reply, kind) => {
    // What is at hand costs nothing; what must be rendered counts, or made-up addresses would keep us busy.
    if (!cache.has(key)) {
      const counted = await limiter.hit('general', { ip: clientAddress(request) });
      if (!counted.allowed) return refuseForNow(counted.retryAfterSeconds, reply);
    }
    const document =
      config.documentCache === 'kept'
        ? await cache.get(
            key,
            () => produce(address, request, kind),
            (error) => noteFailedRefresh(error, request),
          )
        : await produce(address, request, kind);
    const wait = await tooManyMisses(platform, request, { ...kind, status: document.status });
    if (wait !== undefined) return refuseForNow(wait, reply);
    const ageSeconds = Math.ceil((clock.now().getTime() - document.renderedAt) / 1_000);
    return sendDocument(document, ageSeconds, request, reply);
  };
}

function noteFailedRefresh(error: unknown, { log }: FastifyRequest): void {
  const words = 'a page could not be refreshed';
  if (error instanceof Unavailable) log.warn({ err: error }, words);
  else log.error({ err: error }, words);
}

async function sendDocument(
  document: PackedDocument,
  ageSeconds: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, etag } = document;
  const isFound = status === 200 && !document.isPrivate;
  reply.headers(headers);
  reply.header('vary', 'accept-encoding');
  reply.header(
    'cache-control',
    isFound ? PUBLIC_CACHING : document.isPrivate ? 'private, no-store' : 'no-store',
  );
  if (isFound) {
    reply.header('age', ageSeconds);
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.code(status);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await document.body(encoding));
}
