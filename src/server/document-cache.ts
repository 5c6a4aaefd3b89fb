import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compressDocument } from './compress-document.ts';
import type { Encoding } from './http/choose-encoding.ts';

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
  /** Compressed for the first who wants it so, and kept for the others. */
  encoded(encoding: Encoding): Promise<Buffer>;
};

const LARGEST_BYTES = 64 * 1024 * 1024;
/** Of the plain bytes: both compressed forms together take less. */
const COMPRESSED_SHARE = 0.5;

export function packDocument({ html, ...document }: RenderedDocument): CachedDocument {
  const plain = Buffer.from(html);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    ...document,
    etag,
    plain,
    encoded(encoding) {
      const bytes = compressed.get(encoding) ?? compressDocument(plain, encoding, 'kept');
      compressed.set(encoding, bytes);
      return bytes;
    },
  };
}

/**
 * Public documents with their compressed bytes. An entry older than `freshMs` is still served once while a new one
 * is rendered, and each document is rendered by one request at a time however many ask.
 */
export function createDocumentCache(freshMs: number, now: () => number) {
  const documents = new LRUCache<string, CachedDocument>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: ({ plain }) => Math.ceil(plain.length * (1 + COMPRESSED_SHARE)) + 1,
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
    has: (key: string): boolean => documents.has(key),
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
