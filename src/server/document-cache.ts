import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type CachedDocument = {
  status: number;
  etag: string;
  policy: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  renderedAt: number;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const LARGEST_BYTES = 64 * 1024 * 1024;

export async function packDocument(
  html: string,
  status: number,
  policy: string,
  renderedAt: number,
): Promise<CachedDocument> {
  const plain = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    toGzip(plain, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { status, etag, policy, plain, brotli, gzip: gzipped, renderedAt };
}

/**
 * Public documents with their compressed bytes. An entry older than `freshMs` is still served once while a new one
 * is rendered, and each document is rendered by one request at a time however many ask.
 */
export function createDocumentCache(freshMs: number, now: () => number) {
  const documents = new LRUCache<string, CachedDocument>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: (document) => document.plain.length + document.brotli.length + document.gzip.length,
  });
  const rendering = new Map<string, Promise<CachedDocument>>();

  function render(key: string, produce: () => Promise<CachedDocument>): Promise<CachedDocument> {
    const running = rendering.get(key);
    if (running) return running;
    const started = produce()
      .then((document) => {
        if (document.status === 200) documents.set(key, document);
        return document;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  return {
    async get(
      key: string,
      produce: () => Promise<CachedDocument>,
      onRefreshError: (error: unknown) => void,
    ): Promise<CachedDocument> {
      const known = documents.get(key);
      if (!known) return render(key, produce);
      if (now() - known.renderedAt > freshMs) render(key, produce).catch(onRefreshError);
      return known;
    },
    clear: () => documents.clear(),
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;

export type Encoding = 'br' | 'gzip' | undefined;

/** The best encoding the client accepts of those we keep. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').toLowerCase();
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  if (/\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(accepted)) return 'gzip';
  return undefined;
}
