import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

type RenderedDocument = {
  html: string;
  status: number;
  /** Where a redirect leads. */
  location?: string | undefined;
  policy: string;
  renderedAt: number;
};

export type CachedDocument = Omit<RenderedDocument, 'html'> & {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const LARGEST_BYTES = 64 * 1024 * 1024;

export async function packDocument({ html, ...document }: RenderedDocument): Promise<CachedDocument> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    toGzip(plain, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { ...document, etag, plain, br, gzip: gzipped };
}

/**
 * Public documents with their compressed bytes. An entry older than `freshMs` is still served once while a new one
 * is rendered, and each document is rendered by one request at a time however many ask.
 */
export function createDocumentCache(freshMs: number, now: () => number) {
  const documents = new LRUCache<string, CachedDocument>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: (document) => document.plain.length + document.br.length + document.gzip.length,
  });
  const rendering = new Map<string, Promise<CachedDocument>>();

  function render(key: string, produce: () => Promise<CachedDocument>): Promise<CachedDocument> {
    const running = rendering.get(key);
    if (running) return running;
    const started = produce()
      .then((document) => {
        if (document.status === 200) documents.set(key, document);
        // A page that is gone must go; one that only failed to render may still be served as it was.
        else if (document.status < 500) documents.delete(key);
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
  };
}
